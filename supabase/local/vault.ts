import { connect, type DatabaseLogin } from "./postgres/bootstrap.ts";

/** Keeps these entries of Vault up to date: what the migrations' functions read there, and a hosted project sets by hand. */
export async function setVaultSecrets(login: DatabaseLogin, secrets: Record<string, string>): Promise<void> {
  const sql = connect(login);
  try {
    for (const [name, secret] of Object.entries(secrets)) {
      const [known] = await sql<
        { id: string; decrypted_secret: string }[]
      >`select id, decrypted_secret from vault.decrypted_secrets where name = ${name}`;
      if (!known) await sql`select vault.create_secret(${secret}, ${name})`;
      else if (known.decrypted_secret !== secret) await sql`select vault.update_secret(${known.id}, ${secret})`;
    }
  } finally {
    await sql.end();
  }
}

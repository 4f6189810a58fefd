import { connect, type DatabaseLogin } from "./postgres/bootstrap.ts";

/** Sets these entries of Vault: what the migrations' functions read there, and the owner of a hosted project sets by hand. */
export async function setVaultSecrets(login: DatabaseLogin, secrets: Record<string, string>): Promise<void> {
  const sql = connect(login);
  try {
    for (const [name, secret] of Object.entries(secrets)) {
      const [known] = await sql<{ id: string }[]>`select id from vault.secrets where name = ${name}`;
      if (known) await sql`select vault.update_secret(${known.id}, ${secret})`;
      else await sql`select vault.create_secret(${secret}, ${name})`;
    }
  } finally {
    await sql.end();
  }
}

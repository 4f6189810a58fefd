import { createSign, generateKeyPairSync } from "node:crypto";

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const time = (text: string) => der(0x17, Buffer.from(text));

/** A key and a certificate signed with it, for a name that nobody checks: https://datatracker.ietf.org/doc/html/rfc5280#section-4.1 */
export function selfSigned(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ecdsaWithSha256 = sequence(oid("2a8648ce3d040302"));
  const commonName = sequence(der(0x31, sequence(oid("550403"), der(0x0c, Buffer.from(name)))));
  const body = sequence(
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    commonName,
    sequence(time("260101000000Z"), time("491231235959Z")),
    commonName,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = createSign("sha256").update(body).sign(privateKey);
  const certificate = sequence(body, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const lines = (certificate.toString("base64").match(/.{1,64}/g) ?? []).join("\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

import { open } from "node:fs/promises";
import { parseArgs } from "node:util";
import { verifyEvidence } from "./compliance/evidence/verifyEvidence.ts";

// npm run evidence:verify -- file [--key print]: whether an evidence pack is as it was signed. It needs neither the server nor its database. Without
// --key it says which key signed: compare its print with the one that the page of evidence shows.

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: "string" } } });
  const [path] = positionals;
  if (path === undefined) throw new Error("Which file? npm run evidence:verify -- evidence.zip [--key print]");
  const file = await open(path).catch((cause: unknown) => {
    throw new Error(`${path} cannot be read: is it there, and is it yours to read?`, { cause });
  });
  const { manifest, keyPrint, faults } = await verifyEvidence(file.createReadStream(), values.key);
  if (manifest !== null) {
    const { domain, company, from, until, people, files, madeAt } = manifest;
    console.log(`${domain}, ${company ?? "every company"}, ${from} to ${until}: ${people} people, ${files.length} files, made ${madeAt}.`);
    console.log(`Signed by the key ${keyPrint}.`);
  }
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log("Everything is as it was signed.");
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

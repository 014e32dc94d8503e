// `npm run soak`: the full figures that are too slow for the gate. Prints lines of `name value unit`; ends with an error when anything was lost.
import { killRounds } from "../server/test/ledger/killRounds.ts";

const rounds = Number(process.argv[2] ?? 50);
const { acknowledged, lost, recoveryMs } = await killRounds(rounds, (line) => console.log(`# ${line}`));

console.log(`soak.killRounds ${rounds} rounds`);
for (const [kind, count] of Object.entries(acknowledged)) console.log(`soak.acknowledged.${kind} ${count} writes`);
for (const [kind, milliseconds] of Object.entries(recoveryMs)) console.log(`soak.longestRecovery.${kind} ${Math.round(milliseconds)} ms`);
console.log(`soak.lost ${lost.length} writes`);
for (const line of lost) console.error(line);
process.exitCode = lost.length > 0 ? 1 : 0;

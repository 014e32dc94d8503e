import type pg from "pg";
import { demoPassword } from "../../content/tenant.ts";
import { signedIn } from "../../server/test/ledger/apiClient.ts";
import { emptyLedger, lostWrites } from "../../server/test/ledger/ledger.ts";
import { makePaper } from "../../server/test/ledger/makePaper.ts";
import { writeAnswers } from "../../server/test/ledger/writeAnswers.ts";
import { writeCompanies, writeDecisions } from "../../server/test/ledger/writers.ts";
import { writeTraining } from "../../server/test/ledger/writeTraining.ts";

/** People who save all the time, through the proxy: what was acknowledged is looked for in the end. */
export async function savingMeanwhile(address: () => string, owner: pg.Client, longestMs: number) {
  const ledger = emptyLedger();
  const ending = new AbortController();
  const as = (username: string) => signedIn(address, { domain: "demo", username, password: demoPassword }, longestMs);
  const [administrator, screener, reader, examinee] = [
    await as("domain.admin"),
    await as("student"),
    await as("student"),
    await as("student"),
  ];
  const unitPath = await makePaper(owner);
  const failed: string[] = [];
  const writers = [
    writeCompanies(administrator, ledger, "writer 1", ending.signal),
    writeDecisions(screener, ledger, unitPath, ending.signal),
    writeTraining(reader, ledger, ["Prohibited articles", "Checkpoint exercises"], ending.signal),
    writeAnswers(examinee, ledger, ending.signal),
  ].map((writing) => writing.catch((error: unknown) => void failed.push(String(error))));
  return {
    stop: async () => {
      if (!ending.signal.aborted) ending.abort();
      await Promise.all(writers);
      const { decisions, answers, exams, seals } = ledger;
      const told = `${decisions.size} decisions, ${answers.size} answers, ${seals.size + exams.size} hand-ins among them`;
      return { ledger, acknowledged: ledger.acknowledged, told, lost: [...failed, ...(await lostWrites(owner, ledger))] };
    },
  };
}

import { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { answeredProblem } from "../../answeredProblem.ts";
import { writeHeaders } from "../../api.ts";
import { ApiProblem, type ProblemBody } from "../../apiProblem.ts";
import { saveText } from "../../download.ts";

/** Has the server write everybody who would stand otherwise by the rule as it is typed, and hands the file to the browser. */
export async function savePreview(body: object): Promise<void> {
  const response = await fetch(`/api/${authorityRule.url}/preview/export.csv`, {
    method: "POST",
    credentials: "include",
    headers: { ...(await writeHeaders()), "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new ApiProblem(0);
  });
  if (!response.ok) throw await answeredProblem(response.status, (await response.json().catch(() => ({}))) as ProblemBody);
  saveText("rule-preview.csv", await response.text());
}

import type { RulePreview, RulePreviewLine, RulePreviewLines } from "@vigil/model/compliance/authority/rulePreviewWire";
import type { TestClient } from "../http/testClient.ts";

/** What a rule as it is typed would change, of few people within the call. */
export async function testPreview(client: TestClient, draft: object): Promise<RulePreview & { rows: RulePreviewLine[] }> {
  const { body } = await client.call<RulePreview>("POST", "/api/rulepreviews", draft);
  return { ...body, rows: (await client.call<RulePreviewLines>("GET", `/api/rulepreviews/${body.id}/lines`)).body.rows };
}

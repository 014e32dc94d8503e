import { beforeAll, expect, it } from "vitest";
import { shownPage, speakEnglish } from "../../test/shell/shownPage.tsx";
import { PersonLink } from "./PersonLink.tsx";

beforeAll(speakEnglish);

const link = (permissions: readonly string[]) =>
  shownPage(
    <PersonLink userId={70} tab="measures">
      Ann
    </PersonLink>,
    { permissions },
  );

it("from how a group sees a name leads to how its person sees, for who opens accounts and for who only looks at work", async () => {
  expect(await link(["users:view", "audit:view"])).toContain('href="/airport/admin/users/70/measures"');
  expect(await link(["audit:view"])).toContain('href="/airport/audit/70/measures"');
  expect(await link([])).not.toContain("href");
});

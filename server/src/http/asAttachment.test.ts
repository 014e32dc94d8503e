import { expect, test } from "vitest";
import { asAttachment } from "./asAttachment.ts";

test("a file is saved under its name whatever its letters, and the header holds plain ones alone", () => {
  expect(asAttachment("users.csv")).toBe('attachment; filename="users.csv"');
  expect(asAttachment('التدريب (1) "x"\r\n.xlsx')).toBe(
    `attachment; filename="_______ (1) _x___.xlsx"; filename*=UTF-8''${encodeURIComponent("التدريب")}%20%281%29%20%22x%22%0D%0A.xlsx`,
  );
});

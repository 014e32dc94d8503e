import { en } from "@vigil/model/phrases/en";
import { describe, expect, test } from "vitest";
import { ApiProblem } from "./apiProblem.ts";

describe("a call that did not succeed", () => {
  test("R-8.001 is identified by the code of the body, with Error appended when the code lacks it", () => {
    expect(new ApiProblem(409, { code: "CompanyConflict" }).name).toBe("CompanyConflictError");
    expect(new ApiProblem(409, { code: "CompanyConflictError" }).name).toBe("CompanyConflictError");
  });

  test("R-8.001 keeps the code of the body even when its status has a name of its own", () => {
    expect(new ApiProblem(404, { code: "CourseNotAvailable" }).code).toBe("CourseNotAvailable");
  });

  test.each([
    ["R-8.002 R-8.006", 0, "Disconnected"],
    ["R-8.002 R-8.007", 401, "Unauthorized"],
    ["R-8.002 R-8.008", 403, "Forbidden"],
    ["R-8.002 R-8.009", 404, "NotFound"],
    ["R-8.015", 408, "RequestTimeout"],
    ["R-8.002 R-8.010", 413, "PayloadTooLarge"],
    ["R-8.002 R-8.011", 429, "TooManyRequests"],
    ["R-8.018", 450, "LicenseExpired"],
    ["R-8.019", 451, "SessionLimit"],
    ["R-8.002 R-8.012", 502, "BadGateway"],
    ["R-8.002 R-8.013", 503, "ServiceUnavailable"],
    ["R-8.002 R-8.014", 504, "GatewayTimeout"],
    ["R-8.016", 418, "Unknown"],
  ])("%s without a code in the body, status %i is %s", (_ids, status, code) => {
    expect(new ApiProblem(status).code).toBe(code);
  });

  test("R-8.018 with the code 450 is LicenseExpired, and says that no training credit is left", () => {
    expect(new ApiProblem(450).name).toBe("LicenseExpiredError");
    expect(en.problems.LicenseExpired).toContain("training credit");
  });

  test("R-8.004 is ignored for reporting, unless the product itself failed", () => {
    expect(new ApiProblem(409, { code: "CompanyConflict" }).reported).toBe(false);
    expect(new ApiProblem(0).reported).toBe(false);
    expect(new ApiProblem(500).reported).toBe(true);
    expect(new ApiProblem(418).reported).toBe(true);
  });
});

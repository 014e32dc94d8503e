const tests = "\\.(test|bench)\\.tsx?$";

export default {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^virtual:" } },
    {
      name: "model-stays-pure",
      severity: "error",
      from: { path: "(^|/)model/src", pathNot: tests },
      to: { pathNot: ["(^|/)model/src", "node_modules/zod"] },
    },
    {
      name: "xray-stays-pure",
      severity: "error",
      from: { path: "^xray/src", pathNot: tests },
      to: { pathNot: ["^xray/src", "node_modules/@dimforge/rapier3d-compat"] },
    },
    {
      name: "attempt-knows-no-kind",
      severity: "error",
      from: { path: "(^|/)(model|server|web)/src/attempt/", pathNot: tests },
      to: { path: "/src/(exam|quiz|simulator)/" },
    },
    {
      name: "exam-not-simulator",
      severity: "error",
      from: { path: "(^|/)(model|server|web)/src/exam/", pathNot: tests },
      to: { path: "/src/simulator/" },
    },
    {
      name: "simulator-not-exam",
      severity: "error",
      from: { path: "(^|/)(model|server|web)/src/simulator/", pathNot: tests },
      to: { path: "/src/exam/" },
    },
    {
      // what a list is: it knows no room, and of the trunk what a record, a permission and a sentence are
      name: "model-lists-know-no-room",
      severity: "error",
      from: { path: "(^|/)model/src/entity/", pathNot: tests },
      to: {
        path: "(^|/)model/src/",
        pathNot: "(^|/)model/src/(entity/|values/|phrases/|identity/(permissionWord|accessLevelCodes|locales|textKey)\\.ts$)",
      },
    },
    {
      name: "server-lists-know-no-room",
      severity: "error",
      from: { path: "(^|/)server/src/entity/", pathNot: tests },
      to: {
        path: "(^|/)(model|server)/src/",
        pathNot: [
          "(^|/)model/src/(entity/|values/|identity/(permission|permissionWord|textKey)\\.ts$|reporting/eventTypes\\.ts$|phrases/(languages|problemCode)\\.ts$)",
          "(^|/)server/src/(entity/|house\\.ts$|problem\\.ts$|room\\.ts$|jobs/jobs\\.ts$|storage/(allEnded|asDomain|database|isPassing|keptName|sql)\\.ts$|reporting/writeEvent\\.ts$)",
          "(^|/)server/src/(http/(checked|databaseProblem|receivedForm|receivedUpload|replay|phrasesIn|preferredLanguage|sendSheet|spreadsheetCell|uploadRefusal|wireInstant)\\.ts$|identity/access/(caller|callerLater|asKeeper|ownerOfNew)\\.ts$)",
        ],
      },
    },
    {
      // What a user does goes through useAct (or is the save of a form): asked, locked, told and looked at anew in one place.
      name: "acts-in-one-place",
      severity: "error",
      from: { path: "(^|/)web/src", pathNot: ["^web/src/shell/(act|lock)\\.", "^web/src/entity/form/useRecordForm\\.ts$", tests] },
      to: { path: "(^|/)web/src/shell/lock\\.ts$" },
    },
    {
      // A screen that training, quizzes and audits show; what stands around it comes from them.
      name: "screen-not-training",
      severity: "error",
      from: { path: "(^|/)web/src/simulator/", pathNot: tests },
      to: { path: "(^|/)web/src/training/" },
    },
    {
      // What a list needs beyond its declaration comes to the mechanism through web/src/places.ts; only `listAt` reads the catalogue.
      name: "web-lists-know-no-room",
      severity: "error",
      from: { path: "(^|/)web/src/entity/", pathNot: tests },
      to: {
        path: [
          "(^|/)web/src/(?!entity/|shell/|ui/)[^/]+/",
          "(^|/)web/src/(places|loadPlace|listRoutes|routes|main|signIn)\\.tsx?$",
          "(^|/)model/src/(?!entity/|values/|phrases/|lists\\.ts$|identity/(locales|permission)\\.ts$)",
        ],
      },
    },
    {
      name: "one-reader-of-the-catalogue",
      severity: "error",
      from: { path: "(^|/)web/src/entity/", pathNot: [tests, "entity/list/lists\\.ts$"] },
      to: { path: "(^|/)model/src/lists\\.ts$" },
    },
    {
      // A list's page waits for its place: what the place shows is fetched beside the page.
      name: "places-stay-light",
      severity: "error",
      from: { path: "(^|/)web/src/(?!entity/).*/[a-z]\\w*Place\\.tsx?$", pathNot: "/openExamPlace\\.ts$" },
      to: { path: "(^|/)web/src/.*\\.(tsx|css)$", dynamic: false, dependencyTypesNot: ["type-only"] },
    },
    { name: "web-not-server", severity: "error", from: { path: "^web/src" }, to: { path: "^server/src|^node:" } },
    {
      name: "product-without-fixtures",
      severity: "error",
      from: { path: "(^|/)(model|xray|server|web)/src", pathNot: tests },
      to: { path: "(^|/)(model|xray|server|web)/test/|node_modules/(vitest|fast-check)/" },
    },
    { name: "server-not-web", severity: "error", from: { path: "^server/src" }, to: { path: "^web/src" } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^web/dist/" }, // what was built of it
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};

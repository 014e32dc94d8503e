import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { phrasesPlugin } from "./phrases/phrasesPlugin.ts";
import { zodWithoutWords } from "./zodWithoutWords.ts";

/** In development as in production: the sign-in pages are an entry of their own, every other address is the application. */
const pages: Plugin = {
  name: "vigil-pages",
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const [path = "/"] = (request.url ?? "/").split("?");
      if (!path.startsWith("/@") && !path.includes(".") && !path.startsWith("/api")) {
        request.url = /^\/([^/]+\/(login|recover|reset-password|first-login))?\/?$/.test(path) ? "/signIn.html" : "/index.html";
      }
      next();
    });
  },
};

const { version }: { version: string } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, "utf8"));

/** Of the declarations' folders what the first pages need: it knows neither zod nor a declaration, or all of them would come along. */
const plain =
  /model.src.(values.isLink|curriculum.(translated|notificationText)|identity.(accessLevelCodes|locales|securityQuestions|productTour))\W/;

/** Few files: each costs a round trip. The sign-in pages need only base, inputs and ui; what nobody shares stays with its page. */
const chunks = [
  { name: "numbers", test: /node_modules.react-number-format|@mantine.core.esm.components.NumberInput\W/, priority: 10 },
  { name: "inputs", test: /@mantine.core.esm.components\W/, priority: 9 },
  {
    name: "base",
    test: /node_modules.(react|react-dom|scheduler|i18next|react-i18next|html-parse-stringify|void-elements|@mantine|clsx)\W/,
    priority: 8,
  },
  { name: "plain", test: plain, priority: 8 },
  { name: "zod", test: /node_modules.zod\W/, priority: 7 },
  // The declarations with all they import, so that none is evaluated before another (tools/build.mjs refuses a circle of chunks through
  // them); the rules of training stay free of them and of zod. What no declaration imports, and large, comes with the page that asks it.
  {
    name: "model",
    test: /model.src.(?!curriculum.coursePackage|reporting.(reports|dashboards|measures.(?!sessionKind)|secretNames)|compliance.(certificate([PV]|Layout)|classMinutes|layoutChanges|snapped|saidByElement)|identity.(identityRules|deviceName|knownDevice)|imageLibrary.(imageAct|imageRules|imageUse|pictureNames|levelReach|measuredLevels|pictureRules|polygonRules|threatProjection)|entity.bulk|organization.(messageWire|firstPasswords))(entity|lists|values|organization|compliance|curriculum|imageLibrary|reporting|identity|integrity|bank.(bankQuestion|question(Tag|Category))|quiz.quiz|exam.(examAttempt|examType)|simulator.(settings|simulatorSession)|measurement.(work.work(Result|Outcomes)|remedial.(remedial(Rule|Duty)|dutyStates))|training.(courseMediaSettings|courseStatus|programStatus|statusFields))\W/,
    priority: 7,
  },
  {
    name: "app",
    test: /node_modules.(@tanstack.(?!react-router.dist.esm.useBlocker|query-core.build.modern.queriesObserver|react-query.build.modern.use(Suspense)?Queries)|use-sync-external-store\W)|web.src.(dataWords|ui.(TableFrame|ProgressBar|Dialog|Popover|Table|PageHead|EmptyState|Card|Tag))\.|web.src.(notices.ShellNotices\W|shell.(?!tour.(Tour(Offer|Steps|Popover)|tourKeys|tourStops)\W|CommandPalette|Nav\W|rooms\W|found|isSecretName|palette|showViewBanner|ViewBanner))/,
    priority: 6,
  },
  { name: "files", test: /web.src.(upload|download|shell.use(Latest|StillHere)|ui.(formatBytes|FileInput|withDay))\./, priority: 7 },
  {
    name: "ui",
    test: /vite.preload-helper|model.src.phrases.(languages|phrasesPath|readBySpeakers)\W|web.src.(ui\W(?!withUndo|UndoButton)|pseudo\W|notices.(Notice|NoticeArea|NoticeText|Notices|askNotices)\W|Providers|(?!places|loadPlace|listRoutes|deskRoutes|trunkRoutes)\w+\.(ts|css)$)/,
    priority: 5,
  },
  // small things that several pages share lie together: each file of its own costs every page its name
  {
    name: "draft",
    test: /model.src.(training.(pageLink|plainText)|authoring.(pagePatterns|outlineOf|draftPart|partWords))\.ts$|web.src.authoring.(keepAnswer|turns|draft.(settingSaving|titleOf|courseLanguage|useDraft|draftCalls)|outline.(useOutline|useOutlineActs)|review.(reviewCalls|useReview|talk|CommentMark)|check.checked|form.focusFirst|text.blockKeys)\.tsx?$|web.src.ui.withUndo\./,
    priority: 4,
  },
  {
    name: "listed",
    test: /web.src.entity.(entityCalls|usePlaceOf|rowAddress|plainText|bulk.latestAct|views.(listViewsQuery|viewedState)|list.(useLook|columns|listState|useListState|useLastPage|listPlace|useListPlace|shownList|lists|isSelectable|LaterLookSwitch|Cell|Pager|unbroken))\.tsx?$/,
    priority: 4,
  },
  {
    name: "shown",
    test: /model.src.(reporting.measures.workStanding|simulator.(notAsked|threatBand|consoleNames|watch.watch)|attempt.sealedBy|training.placeOnPicture)\.ts$/,
    priority: 4,
  },
  { name: "duty", test: /model.src.(reporting.(measures.(share|duty|interval)|reports.shownSeconds)|training.step)\.ts$/, priority: 4 },
  {
    name: "reviewing",
    test: /web.src.\w+.(approval.(approvalQuery|imageReviewQuery)|\w+.(setupQuery|keptReportsQuery))\.ts$/,
    priority: 4,
  },
  {
    name: "learner",
    test: /web.src.(quiz.quizzesQuery|compliance.certificatesQuery|training.(home.(?!Class|class|Unassigned)|next.(ClassroomPlace|NextLi|stepLink)|xray.(ScoreChart|SessionTable)|leafParams|trainingQueries|menu.(StatusTag|progressText)|training\.module))/,
    priority: 4,
  },
];

/** Scripts that the application's entry needs to begin at all. */
const frame = /assets.(?:rolldown-runtime|app|base|ui|plain|currentNotices|dismissedNotices)-[^/]*\.js$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pages, phrasesPlugin(), zodWithoutWords],
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(version) },
  worker: { format: "es" },
  // The server replaces the placeholder with a fresh nonce for every page it sends.
  html: { cspNonce: "{{nonce}}" },
  server: { proxy: { "/api": "http://127.0.0.1:3000", "/version.json": "http://127.0.0.1:3000" } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the application is made of is there before any of its pages is asked for: naming it once more for each costs bytes.
      resolveDependencies: (_page, needed, { hostId }) =>
        hostId.includes("/signIn-") ? needed : needed.filter((file) => !frame.test(file)),
    },
    target: "baseline-widely-available",
    rolldownOptions: {
      input: ["index.html", "signIn.html"].map((page) => `${import.meta.dirname}/${page}`),
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
        // The first page names some hundred files, and a hash does not compress: 42 bits tell two versions of one file apart. Scripts are
        // called after what they hold, as errors in the log name them; styles need no name.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[hash:7][extname]",
      },
    },
  },
});

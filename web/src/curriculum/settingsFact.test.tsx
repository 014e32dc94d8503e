import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it } from "vitest";
import { SettingsFact } from "./SettingsFact.tsx";

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } }),
);

it("a configuration tells its settings by their names, with units", () => {
  const json = { examMinHitRate: 70, examThreatShareLeast: 35, examLeastImageMs: 500, sessionTimerExam: 1200, examNumberOfImages: 3 };
  const shown = renderToStaticMarkup(<SettingsFact record={{ id: 1, revision: 1, json }} />);
  const values = [...shown.matchAll(/<bdi>([^<]*)<\/bdi>/gu)].map(([, value]) => value);
  expect(new Set(values)).toEqual(new Set(["0.5 sec", "20 min", "3", "35%", "70%"]));
  expect(shown).toContain(en.settings.examMinHitRate);
  expect(shown).not.toContain("examMinHitRate");
});

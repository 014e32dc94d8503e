import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, test } from "vitest";
import { PasswordRulesFact } from "./PasswordRulesFact.tsx";

beforeAll(() => i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } } }));

const said = (text: string, secure = false) =>
  [...renderToStaticMarkup(<PasswordRulesFact text={text} secure={secure} />).matchAll(/<li>(.*?)<\/li>/gu)].map(([, words]) => words);

test("the rules that hold are told in words: the usual ones without own ones, the strict ones beside what cannot be read, those of the profile", () => {
  expect(said("[]")).toEqual(["at least 12 characters", "a capital letter", "a small letter", "a digit"]);
  expect(said('[{"rule":"digit"}]')).toEqual(["at least 6 characters", "a digit"]);
  expect(said('[{"rule":"minLength","value":20},{"rule":"?"}]')[0]).toBe("at least 20 characters");
  expect(said("[]", true)[0]).toBe("at least 15 characters");
});

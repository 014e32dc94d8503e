import { layoutFaults, type ElementKind, type LayoutElement } from "@vigil/model/compliance/certificateLayout";
import { copied, moved, removed, resized, type Placed } from "@vigil/model/compliance/layoutChanges";
import { sizeOfPaper } from "@vigil/model/compliance/paperSize";
import { defaultLocale, isLocale } from "@vigil/model/identity/locales";
import { useParams } from "@tanstack/react-router";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { paperOf } from "../paperOf.ts";
import { printedWords } from "../printedWords.ts";
import { SampleCertificate } from "../SampleCertificate.tsx";
import { sampleValues } from "../sampleValues.ts";
import { arrowOf, isTyping } from "./arrowOf.ts";
import { ElementList } from "./ElementList.tsx";
import { ElementProperties } from "./ElementProperties.tsx";
import { LayoutStage } from "./LayoutStage.tsx";
import { LayoutToolbar } from "./LayoutToolbar.tsx";
import { newElement } from "./newElement.ts";
import { useLayoutHistory } from "./useLayoutHistory.ts";
import styles from "./LayoutEditor.module.css";

/** Places things on the page, by mouse, finger or keyboard; beside it what a person would hold. */
export function LayoutEditor({ form, name }: { form: RecordForm; name: string }) {
  const { t, i18n } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const root = useRef<HTMLDivElement>(null);
  const paper = paperOf(form.values);
  const size = sizeOfPaper(paper);
  const { layout, write, undo, redo } = useLayoutHistory(paper.page, (page) => form.set(name, page));
  const [selected, setChosen] = useState<readonly number[]>([]);
  // what was added takes the keys at once
  const [entered, setEntered] = useState<number>();
  useEffect(() => {
    if (entered === undefined) return;
    root.current?.querySelector<HTMLElement>(`[data-element="${entered}"]`)?.focus({ preventScroll: true });
    setEntered(undefined);
  }, [entered]);
  const [grid, setGrid] = useState(1);
  const [today] = useState(() => new Date());
  const [language, setLanguage] = useState(() => (isLocale(i18n.language) ? i18n.language : defaultLocale));
  const { elements } = layout;
  // what was undone may be gone
  const chosen = selected.filter((index) => index < elements.length);
  const placed: Placed = { elements, chosen };
  const faults = layoutFaults(layout, size);
  const kind = form.values["kind"] === "class" ? "class" : "program";
  const wordsOf = printedWords({ domain, kind, values: sampleValues(kind, today), data: {}, texts: {} });

  const put = (next: Placed, step?: string) => {
    write(next.elements, step);
    setChosen(next.chosen);
  };
  const add = (what: ElementKind) => {
    put({
      elements: [...elements, newElement(what, size, { locale: language, words: t("certificates.layout.newText"), others: elements })],
      chosen: [elements.length],
    });
    setEntered(elements.length);
  };
  const changeChosen = (change: Partial<LayoutElement>, step: string) =>
    write(
      elements.map((element, index) => (chosen.includes(index) ? ({ ...element, ...change } as LayoutElement) : element)),
      `${step} ${chosen.join(" ")}`,
    );

  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target)) return;
    const act = keyed(event);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const keyed = (event: KeyboardEvent): (() => void) | undefined => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === "z") return event.shiftKey ? redo : undo;
      if (key === "y") return redo;
      if (key === "a") return () => setChosen(elements.map((_, index) => index));
      if (key === "d" && chosen.length > 0) return () => put(copied(placed, size));
      return undefined;
    }
    if (chosen.length === 0) return undefined;
    if (key === "delete" || key === "backspace") return () => put(removed(placed));
    if (key === "escape") return () => setChosen([]);
    const arrow = arrowOf(key);
    if (arrow === undefined) return undefined;
    const length = event.shiftKey ? 10 : 1;
    const [dx, dy] = [arrow.x * length, arrow.y * length];
    if (!event.altKey) return () => write(moved(placed, dx, dy, size), `move ${chosen.join(" ")}`);
    return () =>
      write(
        elements.map((element, index) => (chosen.includes(index) ? { ...element, ...resized(element, "se", dx, dy, size) } : element)),
        `resize ${chosen.join(" ")}`,
      );
  };

  const only = chosen.length === 1 ? elements[chosen[0]!] : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what has the focus within
    <div ref={root} className={styles.editor} onKeyDown={onKeyDown} data-layout-editor>
      <LayoutToolbar placed={placed} paper={size} put={put} add={add} undo={undo} redo={redo} grid={grid} setGrid={setGrid} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <ElementList placed={placed} faults={faults} choose={setChosen} />
          <p className={styles.hint}>{t("certificates.layout.keys")}</p>
        </div>
        <LayoutStage
          paper={paper}
          size={size}
          placed={placed}
          grid={grid}
          wordsOf={wordsOf}
          language={language}
          choose={setChosen}
          write={write}
        />
        <div className={styles.side}>
          <ElementProperties
            key={chosen.join(" ")}
            placed={placed}
            faults={faults}
            paper={size}
            language={language}
            setLanguage={setLanguage}
            change={changeChosen}
          />
          <section className={styles.preview}>
            <h3>{t("certificates.preview")}</h3>
            <SampleCertificate template={form.values} />
          </section>
        </div>
      </div>
      <p className={styles.announced} role="status">
        {only && t("certificates.layout.at", { x: only.x, y: only.y, width: only.width, height: only.height })}
      </p>
    </div>
  );
}

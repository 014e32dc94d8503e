import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { EditorState } from "prosemirror-state";
import { useTranslation } from "react-i18next";
import { checked } from "../check/checked.ts";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { useDraft } from "../draft/useDraft.ts";
import { pasteInto, type Pasted } from "../paste/pasteInto.ts";
import { PasteNote } from "../paste/PasteNote.tsx";
import type { Noticed } from "../text/noticePlaces.ts";
import { pageEditor, type PageEditor } from "../text/pageEditor.ts";
import { chosenWords, isOpen, speakOf, useThreads } from "../review/talk.ts";
import { AddMenu } from "./AddMenu.tsx";
import { BlockHandle } from "./BlockHandle.tsx";
import { BlockNotices } from "./BlockNotices.tsx";
import { BoxForms } from "./BoxForms.tsx";
import { chooseAll } from "./chooseAll.ts";
import styles from "./page.module.css";
import { Toolbar, type Asked } from "./Toolbar.tsx";

const MarkDialog = lazy(async () => ({ default: (await import("./MarkDialog.tsx")).MarkDialog }));

/** The blocks of a page: one text to write in, as in a document, and forms where a block has one. */
export function PageText({ pageKey, title }: { pageKey: string; title: string }) {
  const { t } = useTranslation();
  const { draft, desk } = useDraft();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<PageEditor | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [asked, setAsked] = useState<Asked>(null);
  const [pasted, setPasted] = useState<Pasted | "pasting" | null>(null);
  const label = useRef(t("writing.textOf", { page: title }));

  useEffect(() => {
    const blocks = () => desk.parts.piece(pageKey).map(({ key, block }) => ({ key, block: block as never }));
    let drawing = 0;
    const made = pageEditor({
      place: place.current!,
      label: label.current,
      blocks: blocks(),
      isGone: desk.isGone,
      editable: true,
      save: (changes) =>
        desk.parts.together(() => {
          for (const { key, block, after } of changes) desk.change({ locale: null, piece: pageKey, key }, block, after);
        }),
      // the bar may wait for the next picture, the letter may not
      drawn: (now) => {
        cancelAnimationFrame(drawing);
        drawing = requestAnimationFrame(() => setState(now));
      },
      ask: setAsked,
      comment: (key) => speakOf({ piece: pageKey, key, quote: chosenWords(place.current) }),
      paste: (view, html) => {
        setPasted("pasting");
        void pasteInto(view, html, () => performance.now(), made.flush).then(setPasted);
      },
    });
    let shown = desk.parts.piece(pageKey);
    const stop = desk.parts.subscribe(() => {
      const now = desk.parts.piece(pageKey);
      if (now !== shown) made.take(blocks);
      shown = now;
    });
    setEditor(made);
    setState(made.view.state);
    return () => {
      stop();
      cancelAnimationFrame(drawing);
      made.destroy();
      setEditor(null);
    };
  }, [desk, pageKey]);
  useToldBlock(editor);
  const close = useCallback(() => {
    setAsked(null);
    editor?.view.focus();
  }, [editor]);
  const comment = useCallback((key: string) => speakOf({ piece: pageKey, key, quote: chosenWords(place.current) }), [pageKey]);
  const notices = useNoticedKeys(pageKey);
  useEffect(() => editor?.notice(notices), [editor, notices]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pressed within it comes through here
    <section className={styles.text} data-page-text aria-label={t("writing.text")} onKeyDown={(event) => chooseAll(event, editor)}>
      {editor && state && <Toolbar editor={editor} state={state} ask={setAsked} />}
      {pasted !== null && <PasteNote pasted={pasted} close={() => setPasted(null)} undo={editor} />}
      <div className={styles.sheet} {...courseLanguage(draft.locale)}>
        <div
          ref={place}
          className={styles.editor}
          data-empty={
            (state?.doc.childCount === 1 && state.doc.firstChild?.type.name === "paragraph" && state.doc.textContent === "") || undefined
          }
          data-hint={t("writing.begin")}
        />
        {editor && state && <BlockHandle editor={editor} state={state} add={() => setAsked("add")} comment={comment} />}
        {editor && <BoxForms editor={editor} />}
        {editor && <BlockNotices editor={editor} pageKey={pageKey} keys={notices} />}
      </div>
      {editor && asked === "add" && <AddMenu editor={editor} close={close} />}
      <Suspense fallback={null}>
        {editor && (asked === "link" || asked === "term") && <MarkDialog mark={asked} editor={editor} close={close} />}
      </Suspense>
    </section>
  );
}

/** The block that the address names is gone to: a fault was chosen. */
function useToldBlock(editor: PageEditor | null): void {
  useEffect(() => {
    if (editor === null) return undefined;
    const go = () => {
      const wanted = location.hash.slice(1);
      editor.view.state.doc.forEach((node, offset) => {
        if (wanted === "" || node.attrs["key"] !== wanted) return;
        const found = editor.view.nodeDOM(offset);
        if (!(found instanceof HTMLElement)) return;
        found.scrollIntoView({ block: "center" });
        (found.querySelector<HTMLElement>("[aria-invalid=true], input, textarea") ?? editor.view.dom).focus({ preventScroll: true });
      });
    };
    go();
    addEventListener("hashchange", go);
    return () => removeEventListener("hashchange", go);
  }, [editor]);
}

/** Blocks of a page with a conflict or a fault, and those that somebody said something about. */
function useNoticedKeys(pageKey: string): ReadonlyMap<string, Noticed> {
  const { desk } = useDraft();
  const conflicts = desk.conflicts.use();
  const found = checked.use();
  const threads = useThreads();
  const piece = useSyncExternalStore(desk.parts.subscribe, () => desk.parts.piece(pageKey));
  return useMemo(() => {
    const said = threads.filter((thread) => thread.first.piece === pageKey && isOpen(thread)).flatMap(({ first }) => first.key ?? []);
    const own = [...conflicts.values()].filter((conflict) => conflict.piece === pageKey && conflict.locale === null).map(({ key }) => key);
    const blocks = new Map(piece.map(({ key, block }) => [key, block]));
    const faulty = (found ?? []).filter((fault) => fault.piece === pageKey && fault.key !== null && blocks.get(fault.key) === fault.of);
    return new Map<string, Noticed>([
      ...said.map((key) => [key, "said"] as const),
      ...[...own, ...faulty.map(({ key }) => key!)].map((key) => [key, "wrong"] as const),
    ]);
  }, [conflicts, found, threads, piece, pageKey]);
}

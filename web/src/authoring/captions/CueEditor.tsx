import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { CueRow } from "./CueRow.tsx";
import styles from "./captions.module.css";
import { readCues, writeCues, wrongTimes, type Cue } from "./cues.ts";

interface CueEditorProps {
  label: string;
  locale: string;
  /** Where the captions lie that are there; empty where none are yet. */
  url: string;
  /** What stands in its place as long as it says nothing: in another language the times of the source. */
  source?: string;
  film: RefObject<HTMLVideoElement | null>;
  keep: (file: File) => Promise<unknown>;
}

/** As long as a sentence takes to be read. */
const usualSeconds = 3;

const textOf = async (url: string): Promise<string> => {
  const answer = await fetch(url);
  return answer.ok ? answer.text() : "";
};

/** What is said in a film, line by line with its times: written here, kept as the file that players read. */
export function CueEditor(props: CueEditorProps) {
  // what is kept has the same place: it is not read anew under the hand
  const [{ url, source }] = useState({ url: props.url, source: props.source ?? "" });
  const { data } = useQuery({
    queryKey: ["captions", url, source],
    queryFn: async () => ({
      own: url === "" ? [] : readCues(await textOf(url)),
      source: source === "" ? [] : readCues(await textOf(source)),
    }),
    staleTime: Infinity,
    gcTime: 0,
  });
  return data && <Cues {...props} begun={data.own} source={data.source} />;
}

function Cues({
  label,
  locale,
  film,
  keep,
  begun,
  source,
}: Omit<CueEditorProps, "source"> & { begun: readonly Cue[]; source: readonly Cue[] }) {
  const { t } = useTranslation();
  const [cues, setCues] = useState<readonly Cue[]>(() => (begun.length > 0 ? begun : source.map((cue) => ({ ...cue, text: "" }))));
  const [told, setTold] = useState<"kept" | "changed" | { problem: unknown } | null>(null);
  const [asked, setAsked] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const wrong = wrongTimes(cues);
  const change = (changed: readonly Cue[]) => {
    setCues(changed);
    setTold("changed");
  };
  const add = () => {
    const last = Math.max(0, ...cues.map(({ end }) => (Number.isFinite(end) ? end : 0)));
    const start = film.current && film.current.currentTime > 0 ? Math.round(film.current.currentTime * 10) / 10 : last;
    change([...cues, { start, end: start + usualSeconds, text: "" }]);
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector("textarea")?.focus());
  };
  const save = async () => {
    setAsked(true);
    if (wrong.length > 0) return;
    try {
      await keep(new File([writeCues(cues)], "captions.vtt", { type: "text/vtt" }));
      setTold("kept");
    } catch (problem) {
      setTold({ problem });
    }
  };
  return (
    <section className={styles.captions} aria-label={label}>
      <h4>{label}</h4>
      <ol ref={list} className={styles.cues}>
        {cues.map((cue, index) => (
          <CueRow
            // oxlint-disable-next-line react/no-array-index-key -- a line is its place until it is kept
            key={index}
            number={index + 1}
            cue={cue}
            source={source.length === 0 ? undefined : (source[index]?.text ?? "")}
            wrong={asked && wrong.includes(index)}
            language={courseLanguage(locale)}
            onChange={(changed) => change(cues.map((one, at) => (at === index ? changed : one)))}
            show={() => {
              if (film.current) film.current.currentTime = cue.start;
            }}
            remove={() => change(cues.filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      <p className={styles.acts}>
        <Button kind="plain" size="small" onClick={add}>
          {t("captions.add")}
        </Button>
        <Button size="small" disabled={told !== "changed" && typeof told !== "object"} onClick={() => void save()}>
          {t("captions.keep")}
        </Button>
        <span role="status">{told === "kept" ? `✓ ${t("captions.kept")}` : told === "changed" ? t("captions.changed") : ""}</span>
      </p>
      {told !== null && typeof told === "object" && <Message kind="error">{problemMessage(told.problem)}</Message>}
    </section>
  );
}

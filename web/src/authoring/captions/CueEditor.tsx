import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { CueLines } from "./CueLines.tsx";
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
  const [keeping, setKeeping] = useState(false);
  // lines that are written while others are being kept are not kept yet
  const written = useRef(cues);
  const change = (changed: readonly Cue[]) => {
    written.current = changed;
    setCues(changed);
    setTold("changed");
  };
  const save = async () => {
    setAsked(true);
    if (wrongTimes(cues).length > 0) return;
    setKeeping(true);
    try {
      await keep(new File([writeCues(cues)], "captions.vtt", { type: "text/vtt" }));
      if (written.current === cues) setTold("kept");
    } catch (problem) {
      setTold({ problem });
    } finally {
      setKeeping(false);
    }
  };
  return (
    <>
      <CueLines label={label} locale={locale} cues={cues} source={source} tells={asked} film={film} onChange={change}>
        <Button size="small" busy={keeping} disabled={told !== "changed" && typeof told !== "object"} onClick={() => void save()}>
          {t("captions.keep")}
        </Button>
        <span role="status">{told === "kept" ? `✓ ${t("captions.kept")}` : told === "changed" ? t("captions.changed") : ""}</span>
      </CueLines>
      {told !== null && typeof told === "object" && <Message kind="error">{problemMessage(told.problem)}</Message>}
    </>
  );
}

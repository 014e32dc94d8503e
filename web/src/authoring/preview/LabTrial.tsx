import { lab as finished, labForLearner, type Lab } from "@vigil/model/training/labs/lab";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { CourseMediaContext } from "../../training/page/courseMedia.ts";
import { LabDeskContext } from "../../training/page/labs/labDesk.ts";
import { PageLabs } from "../../training/page/labs/PageLabs.tsx";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { useDraft } from "../draft/useDraft.ts";
import { draftMedia } from "./draftCourse.ts";
import { trialDesk } from "./trialDesk.ts";

/** A lab as its learners do it; nothing of it is kept. */
export function LabTrial({ lab }: { lab: Lab }) {
  const { t } = useTranslation();
  const [round, setRound] = useState(0);
  if (!finished.safeParse(lab).success) return <Message kind="info">{t("writing.labUnfinished")}</Message>;
  return (
    <>
      <Trial key={`${round} ${JSON.stringify(lab)}`} lab={lab} />
      <p>
        <Button kind="plain" size="small" onClick={() => setRound(round + 1)}>
          {t("writing.fromStart")}
        </Button>
      </p>
    </>
  );
}

function Trial({ lab }: { lab: Lab }) {
  const { draft } = useDraft();
  const media = useMemo(() => draftMedia(draft.courseId), [draft.courseId]);
  const [desk] = useState(() => trialDesk(() => lab));
  return (
    <CourseMediaContext value={media}>
      <LabDeskContext value={desk}>
        <PageLabs labs={[labForLearner(lab)]} {...courseLanguage(draft.locale)} />
      </LabDeskContext>
    </CourseMediaContext>
  );
}

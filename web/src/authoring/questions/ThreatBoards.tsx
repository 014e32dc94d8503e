import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { scanAt } from "../../lesson/scanAt.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { FormFault } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { PlaceList } from "../labs/PlaceList.tsx";
import { PolygonBoard } from "../labs/PolygonBoard.tsx";
import { ScanPicture } from "../labs/ScanPicture.tsx";
import { drawnThreats, listedThreats, shapesIn } from "./drawnThreats.ts";
import type { Threats } from "./shownFile.ts";

interface ThreatBoardsProps {
  /** Where the views of the image lie, below /api. */
  scan: string;
  threats: Threats;
  onChange: (threats: Threats) => void;
  faults: readonly FormFault[];
}

const mostThreats = 20;
const leastCorners = 3;

/** What is to be found in an image: called as its author calls it, and drawn on each of its views. */
export function ThreatBoards({ scan, threats, onChange, faults }: ThreatBoardsProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<number | null>(threats[0]?.id ?? null);
  const { data: views, error } = useQuery({ queryKey: ["questionScan", scan], queryFn: () => scanAt(scan) });
  if (error) return <Message kind="error">{problemMessage(error)}</Message>;
  if (views === undefined) return <Skeleton height={240} />;
  return (
    <>
      <div className={styles.columns}>
        {views.map((view, index) => (
          <PolygonBoard
            key={view.id}
            label={t("labForm.findThreat.view", { view: index + 1 })}
            shapes={shapesIn(threats, index, view)}
            chosen={chosen}
            onChoose={setChosen}
            onDraw={(id, polygon) => onChange(drawnThreats(threats, { id, view: index, polygon }, view))}
          >
            <ScanPicture scan={view} />
          </PolygonBoard>
        ))}
      </div>
      <PlaceList
        places={threats.map(({ id, label, places }) => ({
          id,
          label,
          polygon: places.find(({ points }) => points.length >= leastCorners)?.points ?? [],
        }))}
        chosen={chosen}
        onChoose={setChosen}
        hints={false}
        says={false}
        onChange={(listed) => onChange(listedThreats(listed, threats))}
        most={mostThreats}
        faults={faults}
      />
    </>
  );
}

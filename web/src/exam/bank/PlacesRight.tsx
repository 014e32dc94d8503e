import { isAcceptedPlace, type AcceptedPlace } from "@vigil/model/curriculum/questionKinds";
import type { BankEntry } from "@vigil/model/exam/regradeWire";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import type { DrawnPlace } from "../../authoring/labs/PlaceList.tsx";
import { PlaceList } from "../../authoring/labs/PlaceList.tsx";
import { PolygonBoard } from "../../authoring/labs/PolygonBoard.tsx";
import { cornerAt } from "../../authoring/labs/polygonDrawing.ts";
import { ScanPicture } from "../../authoring/labs/ScanPicture.tsx";
import { drawnIn, drawnThreat, threatsOf } from "../../authoring/labs/threatPlaces.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { scanAt } from "../../lesson/scanAt.ts";
import styles from "./bank.module.css";
import type { Right } from "./right.ts";

interface PlacesRightProps {
  entry: BankEntry;
  right: Right;
  onChange: (right: Right) => void;
}

/** A picture that is drawn on, with its size in what its places are told in. */
interface Board {
  width: number;
  height: number;
  picture: ReactNode;
}

const mostPlaces = 20;
const leastCorners = 3;

/** Other places than those of the question: drawn on its picture, or on the views of its image. */
export function PlacesRight(props: PlacesRightProps) {
  const { picture, scan, model } = props.entry;
  const scans = useQuery({ queryKey: ["questionBank", "scan", scan], enabled: scan !== undefined, queryFn: () => scanAt(scan ?? "") });
  if (scans.error) return <Message kind="error">{problemMessage(scans.error)}</Message>;
  if (model === "findThreat") {
    if (scans.data === undefined) return <Skeleton height={240} />;
    const boards = scans.data.map((each): Board => ({ width: each.width, height: each.height, picture: <ScanPicture scan={each} /> }));
    return <Boards {...props} boards={boards} />;
  }
  const source = `/api/${picture ?? ""}?domain=${encodeURIComponent(domainOfPage())}`;
  return <Boards {...props} boards={[{ width: 1, height: 1, picture: <img src={source} alt="" draggable={false} /> }]} />;
}

type Threats = ReturnType<typeof threatsOf>;

function threatsIn(places: readonly AcceptedPlace[], boards: readonly Board[]): Threats {
  const polygonOf = ({ view, points }: AcceptedPlace) =>
    points.map(([x, y]) => cornerAt(x / (boards[view]?.width ?? 1), y / (boards[view]?.height ?? 1)));
  return [...Map.groupBy(places, ({ id }) => id)].map(([id, own]) => ({
    id,
    label: own[0]?.label ?? "",
    places: own.map((place) => ({ view: place.view, polygon: polygonOf(place) })),
  }));
}

function Boards({ entry, right, onChange, boards }: PlacesRightProps & { boards: readonly Board[] }) {
  const { t } = useTranslation();
  const [threats, setThreats] = useState(() => threatsIn(right.accepted.filter(isAcceptedPlace), boards));
  const [chosen, setChosen] = useState<number | null>(threats[0]?.id ?? null);
  const draw = (changed: Threats) => {
    setThreats(changed);
    const accepted = changed.flatMap(({ id, label, places }, index) =>
      places
        .filter(({ polygon }) => polygon.length >= leastCorners)
        .map(({ view, polygon }) => ({
          id,
          label: label.trim() || t("labForm.place", { number: index + 1 }),
          view,
          points: polygon.map(([x, y]): [number, number] => [x * (boards[view]?.width ?? 1), y * (boards[view]?.height ?? 1)]),
        })),
    );
    onChange({ ...right, accepted });
  };
  const listed = threats.map(({ id, label, places }): DrawnPlace => ({ id, label, polygon: places[0]?.polygon ?? [] }));
  return (
    <div className={styles.places}>
      {boards.map(({ picture }, view) => (
        <PolygonBoard
          // oxlint-disable-next-line react/no-array-index-key -- a view is its place
          key={view}
          label={
            boards.length > 1
              ? t("labForm.findThreat.view", { view: view + 1 })
              : t("labForm.board.label", { description: entry.description })
          }
          shapes={drawnIn(threats, view)}
          chosen={chosen}
          onChoose={setChosen}
          onDraw={(id, polygon) => draw(drawnThreat(threats, { id, view, polygon }))}
        >
          {picture}
        </PolygonBoard>
      ))}
      {entry.model === "findThreat" && threats.length === 0 && <p className={styles.quiet}>{t("questionForm.imageInnocent")}</p>}
      <PlaceList
        places={listed}
        chosen={chosen}
        onChoose={setChosen}
        hints={false}
        says={false}
        onChange={(places) => draw(threatsOf(places, threats))}
        most={mostPlaces}
        faults={[]}
      />
    </div>
  );
}

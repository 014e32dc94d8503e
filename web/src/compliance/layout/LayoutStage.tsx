import type { LayoutElement } from "@vigil/model/compliance/certificateLayout";
import type { ValueOfVariable } from "@vigil/model/compliance/certificatePage";
import type { CertificatePaper } from "@vigil/model/compliance/certificateWire";
import { around, moved, resized, type Edge, type Placed } from "@vigil/model/compliance/layoutChanges";
import type { Millimetres } from "@vigil/model/compliance/paperSize";
import { saidByElement } from "@vigil/model/compliance/saidByElement";
import { snapped, type Guide } from "@vigil/model/compliance/snapped";
import { useRef, useState, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { CertificateSheet } from "../CertificateSheet.tsx";
import { mm, PlacedElement, placing } from "../PlacedElement.tsx";
import { elementName } from "./elementName.ts";
import { withThis } from "./withThis.ts";
import styles from "./LayoutStage.module.css";

interface LayoutStageProps {
  paper: CertificatePaper;
  size: Millimetres;
  placed: Placed;
  grid: number;
  wordsOf: ValueOfVariable;
  language: string;
  choose: (chosen: readonly number[]) => void;
  write: (elements: readonly LayoutElement[]) => void;
}

/** What is drawn at the moment: from where, and what would come of it. */
interface Drag {
  chosen: readonly number[];
  edge: Edge | undefined;
  startX: number;
  startY: number;
  /** Millimetres of paper in a pixel of the screen. */
  scale: number;
  elements: readonly LayoutElement[];
  guides: readonly Guide[];
}

const edges: readonly Edge[] = ["nw", "n", "ne", "e", "se", "s", "sw", "w"];

/** The paper itself, drawn as it is printed, with handles on what is chosen. */
export function LayoutStage({ paper, size, placed, grid, wordsOf, language, choose, write }: LayoutStageProps) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const elements = drag?.elements ?? placed.elements;

  const begin = (event: PointerEvent<HTMLElement>, chosen: readonly number[], edge?: Edge) => {
    if (event.button !== 0 || !stage.current) return;
    event.stopPropagation();
    stage.current.setPointerCapture(event.pointerId);
    const scale = size.width / stage.current.getBoundingClientRect().width;
    setDrag({ chosen, edge, startX: event.clientX, startY: event.clientY, scale, elements: placed.elements, guides: [] });
  };
  const go = (event: PointerEvent) => {
    if (!drag) return;
    const by = { dx: (event.clientX - drag.startX) * drag.scale, dy: (event.clientY - drag.startY) * drag.scale };
    setDrag({ ...drag, ...(drag.edge === undefined ? movedBy(by, drag.chosen) : resizedBy(by, drag.chosen, drag.edge)) });
  };
  const movedBy = (by: { dx: number; dy: number }, chosen: readonly number[]) => {
    const others = placed.elements.filter((_, index) => !chosen.includes(index));
    const own = placed.elements.filter((_, index) => chosen.includes(index));
    // a press that did not move is none
    if (own.length === 0 || Math.hypot(by.dx, by.dy) < 0.5) return { elements: placed.elements, guides: [] };
    const { dx, dy, guides } = snapped(around(own), by, others, size, grid);
    return { elements: moved({ elements: placed.elements, chosen }, dx, dy, size), guides };
  };
  const resizedBy = ({ dx, dy }: { dx: number; dy: number }, chosen: readonly number[], edge: Edge) => {
    const step = (value: number) => (grid > 0 ? Math.round(value / grid) * grid : value);
    return {
      elements: placed.elements.map((element, index) =>
        chosen.includes(index) ? { ...element, ...resized(element, edge, step(dx), step(dy), size) } : element,
      ),
      guides: [],
    };
  };
  const end = () => {
    if (drag) write(drag.elements);
    setDrag(undefined);
  };

  return (
    <div className={styles.table} dir="ltr">
      <CertificateSheet paper={paper} wordsOf={wordsOf} language={language}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the keyboard reaches each thing and the list beside */}
        <div
          ref={stage}
          className={styles.stage}
          role="group"
          aria-label={t("certificates.layout.page")}
          style={grid >= 5 ? { backgroundSize: `${mm(grid)} ${mm(grid)}` } : undefined}
          data-grid={grid >= 5 || undefined}
          onPointerDown={() => choose([])}
          onPointerMove={go}
          onPointerUp={end}
          onPointerCancel={() => setDrag(undefined)}
        >
          {elements.map((element, index) => {
            const isChosen = placed.chosen.includes(index);
            const text = saidByElement(element, wordsOf, language) ?? (element.kind === "qr" ? "-" : elementName(element));
            return (
              // oxlint-disable-next-line react/no-array-index-key -- an element is its place in the order
              <div
                key={index}
                className={styles.thing}
                role="button"
                tabIndex={0}
                data-element={index}
                data-kind={element.kind}
                aria-label={elementName(element)}
                aria-pressed={isChosen}
                style={placing(element)}
                onFocus={() => !isChosen && drag === undefined && choose([index])}
                onPointerDown={(event) => {
                  const several = event.shiftKey || event.ctrlKey || event.metaKey;
                  const chosen = isChosen && !several ? placed.chosen : withThis(placed.chosen, index, several);
                  event.preventDefault();
                  event.currentTarget.focus({ preventScroll: true });
                  choose(chosen);
                  begin(event, chosen);
                }}
              >
                <PlacedElement element={element} text={text} />
                {element.kind === "picture" && element.media === null && <span className={styles.empty}>{elementName(element)}</span>}
                {isChosen &&
                  edges.map((edge) => (
                    <span
                      key={edge}
                      className={styles.handle}
                      data-edge={edge}
                      onPointerDown={(event) => {
                        event.preventDefault();
                        begin(event, [index], edge);
                      }}
                    />
                  ))}
              </div>
            );
          })}
          {drag?.guides.map(({ axis, at }) => (
            <span
              key={`${axis} ${at}`}
              className={styles.guide}
              data-axis={axis}
              style={axis === "x" ? { left: mm(at) } : { top: mm(at) }}
            />
          ))}
        </div>
      </CertificateSheet>
    </div>
  );
}

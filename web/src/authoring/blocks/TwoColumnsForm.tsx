import type { ColumnBlock, ColumnsBlock } from "@vigil/model/training/pageBlock";
import { plainText } from "@vigil/model/training/plainText";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultAt, faultsIn, type FormFault, type FormProps } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { ItemList } from "../form/ItemList.tsx";
import { RunningText } from "../form/RunningText.tsx";
import { TextField } from "../form/TextField.tsx";
import { useUndo } from "../form/useUndo.ts";
import { PictureForm } from "./PictureForm.tsx";

const kinds = ["heading", "paragraph", "list", "note", "image"] as const satisfies ColumnBlock["kind"][];
const mostBlocks = 20;
const mostPoints = 50;

const begun = (kind: ColumnBlock["kind"]): ColumnBlock => {
  if (kind === "image") return { kind, file: "", description: "" };
  return kind === "list" ? { kind, items: [""] } : { kind, text: "" };
};

/** Two columns, each with simple blocks of its own. */
export function TwoColumnsForm({ value, onChange, faults, media }: FormProps<ColumnsBlock>) {
  const { t } = useTranslation();
  const undoing = useUndo(value, onChange);
  return (
    <FormFrame label={t("authoringForm.columns.form")} undoing={undoing}>
      <div className={styles.columns}>
        {value.sides.map((side, at) => {
          const set = (blocks: ColumnBlock[], field?: string) =>
            undoing.change({ ...value, sides: at === 0 ? [blocks, value.sides[1]] : [value.sides[0], blocks] }, field && `${at} ${field}`);
          const here = faultsIn(faults, "sides", at);
          const label = t(at === 0 ? "authoringForm.columns.first" : "authoringForm.columns.second");
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place
            <div key={at} className={styles.fields}>
              <ItemList
                label={label}
                items={side}
                // oxlint-disable-next-line react/no-array-index-key -- a block is its place
                keyOf={({ kind }, index) => `${kind} ${index}`}
                nameOf={({ kind }, index) => `${t(`authoringForm.columns.kinds.${kind}`)} ${index + 1}`}
                most={mostBlocks}
                error={here.find(({ path }) => path.length === 0)?.message}
                onChange={(blocks) => set(blocks)}
              >
                {(block, index) => (
                  <Inner
                    block={block}
                    faults={faultsIn(here, index)}
                    media={media}
                    onChange={(changed, field) =>
                      set(
                        side.map((one, place) => (place === index ? changed : one)),
                        field && `${index} ${field}`,
                      )
                    }
                  />
                )}
              </ItemList>
              <div className={styles.choices} role="group" aria-label={t("authoringForm.columns.add", { column: label })}>
                {kinds.map((kind) => (
                  <Button
                    key={kind}
                    kind="plain"
                    size="small"
                    disabled={side.length >= mostBlocks}
                    onClick={() => set([...side, begun(kind)])}
                  >
                    {`+ ${t(`authoringForm.columns.kinds.${kind}`)}`}
                  </Button>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </FormFrame>
  );
}

interface InnerProps {
  block: ColumnBlock;
  onChange: (block: ColumnBlock, field?: string) => void;
  faults: readonly FormFault[];
  media: FormProps<ColumnBlock>["media"];
}

function Inner({ block, onChange, faults, media }: InnerProps) {
  const { t } = useTranslation();
  const label = t(`authoringForm.columns.kinds.${block.kind}`);
  switch (block.kind) {
    case "image":
      return <PictureForm value={block} onChange={onChange} faults={faults} media={media} />;
    case "list":
      return (
        <>
          <ItemList
            label={label}
            items={block.items}
            // oxlint-disable-next-line react/no-array-index-key -- a point is its place
            keyOf={(_, index) => index}
            nameOf={(item, index) => plainText(item) || String(index + 1)}
            least={1}
            most={mostPoints}
            error={faultAt(faults)}
            onChange={(items) => onChange({ ...block, items })}
            add={{ label: t("labForm.addPoint"), make: () => "" }}
          >
            {(item, index, change) => <RunningText label={t("labForm.point", { number: index + 1 })} value={item} onChange={change} />}
          </ItemList>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={block.ordered === true}
              onChange={({ target }) => {
                const { ordered: _, ...bare } = block;
                onChange(target.checked ? { ...bare, ordered: true } : bare);
              }}
            />
            <span>{t("authoringForm.columns.numbered")}</span>
          </label>
        </>
      );
    case "heading":
      return (
        <TextField
          required
          label={label}
          value={block.text}
          error={faultAt(faults)}
          onChange={(text) => onChange({ ...block, text }, "text")}
        />
      );
    case "paragraph":
    case "note":
      return (
        <RunningText label={label} value={block.text} error={faultAt(faults)} onChange={(text) => onChange({ ...block, text }, "text")} />
      );
  }
}

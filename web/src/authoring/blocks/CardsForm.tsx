import type { CardsBlock } from "@vigil/model/training/pageBlock";
import { useTranslation } from "react-i18next";
import { FileChoice } from "../form/FileChoice.tsx";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultAt, faultsIn, type FormProps } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { ItemList } from "../form/ItemList.tsx";
import { RunningText } from "../form/RunningText.tsx";
import { TextField } from "../form/TextField.tsx";
import { useUndo } from "../form/useUndo.ts";
import { pictureEnds } from "./PictureForm.tsx";

type Card = CardsBlock["cards"][number];
const mostCards = 12;

/** Short things of one kind in a row: a title, a text, and a picture where one helps. */
export function CardsForm({ value, onChange, faults, media }: FormProps<CardsBlock>) {
  const { t } = useTranslation();
  const undoing = useUndo(value, onChange);
  const { cards } = value;
  return (
    <FormFrame label={t("authoringForm.cards.form")} undoing={undoing}>
      <ItemList
        label={t("authoringForm.cards.form")}
        items={cards}
        // oxlint-disable-next-line react/no-array-index-key -- a card is its place
        keyOf={(_, index) => index}
        nameOf={({ title }, index) => title || String(index + 1)}
        most={mostCards}
        least={1}
        error={faultsIn(faults, "cards").find(({ path }) => path.length === 0)?.message}
        onChange={(changed) => undoing.change({ ...value, cards: changed })}
        add={{ label: t("authoringForm.cards.add"), make: (): Card => ({ title: "", text: "" }) }}
      >
        {(card, index) => {
          const set = (changed: Card, field?: string) =>
            undoing.change({ ...value, cards: cards.map((one, place) => (place === index ? changed : one)) }, field && `${field} ${index}`);
          const { picture, ...bare } = card;
          return (
            <div className={styles.columns}>
              <div className={styles.fields}>
                <TextField
                  required
                  max={200}
                  label={t("labForm.title")}
                  value={card.title}
                  error={faultAt(faults, "cards", index, "title")}
                  onChange={(title) => set({ ...card, title }, "title")}
                />
                <RunningText
                  label={t("authoringForm.cards.text")}
                  value={card.text}
                  error={faultAt(faults, "cards", index, "text")}
                  onChange={(text) => set({ ...card, text }, "text")}
                />
              </div>
              <div className={styles.fields}>
                <FileChoice
                  label={t("authoringForm.picture.file")}
                  ends={pictureEnds}
                  value={picture?.file ?? ""}
                  media={media}
                  error={faultAt(faults, "cards", index, "picture", "file")}
                  onChoose={(file) => set(file === "" ? bare : { ...bare, picture: { file, description: picture?.description ?? "" } })}
                />
                {picture && (
                  <>
                    <TextField
                      required
                      label={t("authoringForm.picture.description")}
                      value={picture.description}
                      error={faultAt(faults, "cards", index, "picture", "description")}
                      onChange={(description) => set({ ...card, picture: { ...picture, description } }, "description")}
                    />
                    <img className={styles.shown} src={media.url(picture.file)} alt={picture.description} />
                  </>
                )}
              </div>
            </div>
          );
        }}
      </ItemList>
    </FormFrame>
  );
}

import type { ActPreview } from "@vigil/model/imageLibrary/imageAct";
import { useTranslation } from "react-i18next";
import { Message } from "../../ui/Message.tsx";

/** So many are named by number; of more it is said how many. */
const mostNamed = 12;

/** Which images an act leaves out, and why. */
export function LeftOutImages({ left }: { left: ActPreview["left"] }) {
  const { t, i18n } = useTranslation();
  if (left.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language, { type: "unit" });
  return (
    <Message kind="info">
      <ul>
        {left.map(({ why, count, ids }) => (
          <li key={why}>
            {t(`imageReview.left.${why}`, { count })} <bdi>{list.format(ids.slice(0, mostNamed).map(String))}</bdi>
            {count > mostNamed && ` ${t("imageReview.andMore", { count: count - mostNamed })}`}
          </li>
        ))}
      </ul>
    </Message>
  );
}

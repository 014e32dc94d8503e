import { useQuery } from "@tanstack/react-query";

import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { CorrectKeyForm } from "./CorrectKeyForm.tsx";
import { regradesQuery } from "./regradeQuery.ts";

interface Props {
  imageId: number;
  onClose: () => void;
  done?: () => void;
}

/** Says what is true of an image whose key was wrong, after a look at what that changes. */
export function CorrectKeyDialog({ imageId, onClose, done }: Props) {
  const { t } = useTranslation();
  const { data, error } = useQuery(regradesQuery(imageId));
  return (
    <Dialog title={t("regrade.dialog", { id: imageId })} onClose={onClose} wide>
      {error && <Message kind="error">{problemMessage(error)}</Message>}
      {!data && !error && <Skeleton height={300} />}
      {data && <CorrectKeyForm key={data.revision} {...{ imageId, image: data, onClose }} {...(done && { done })} />}
    </Dialog>
  );
}

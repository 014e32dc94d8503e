import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { SelectorDialog } from "./SelectorDialog.tsx";

interface UserSelectorProps {
  label: string;
  chosen: readonly number[];
  add: (ids: number[]) => void;
}

/** Beside a control that takes users: many at a time, one by one or by their groups. */
export function UserSelector({ label, chosen, add }: UserSelectorProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <p>
      <Button kind="plain" size="small" onClick={() => setOpen(true)}>
        {t("selector.open")}
      </Button>
      {open && <SelectorDialog label={label} chosen={chosen} add={add} close={() => setOpen(false)} />}
    </p>
  );
}

import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { securityQuestions } from "@vigil/model/identity/securityQuestions";
import { useTranslation } from "react-i18next";

/** One of the questions everybody may be asked. */
export function QuestionSelect(props: Omit<NativeSelectProps, "data" | "label">) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      {...props}
      label={t("profile.securityQuestion")}
      data={[
        { value: "", label: t("profile.chooseQuestion") },
        ...securityQuestions.map((key) => ({ value: key, label: t(`profile.questions.${key}`) })),
      ]}
    />
  );
}

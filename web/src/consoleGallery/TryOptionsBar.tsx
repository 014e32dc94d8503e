import { layoutNames } from "@vigil/model/simulator/consoleNames";
import { markTypes } from "@vigil/model/simulator/settings";
import { useTranslation } from "react-i18next";
import styles from "./Gallery.module.css";
import type { TryOptions } from "./sample.ts";

interface Props {
  options: TryOptions;
  onOptions: (options: TryOptions) => void;
}

const orientations = ["landscape", "portrait"] as const;
const viewLayouts = ["default", "horizontal"] as const;

/** What a course may set about a console: layout, views, orientation, marks. */
export function TryOptionsBar({ options, onOptions }: Props) {
  const { t } = useTranslation();
  const views = { default: t("gallery.asConsole"), horizontal: t("gallery.sideBySide") };
  return (
    <details className={styles.options}>
      <summary>{t("gallery.settings")}</summary>
      <div role="group" aria-label={t("gallery.settings")}>
        <Choice
          label={t("gallery.layout", { layout: "" }).trim()}
          values={layoutNames}
          value={options.layout}
          name={(layout) => (layout === "default" ? t("gallery.asConsole") : layout)}
          onChange={(layout) => onOptions({ ...options, layout })}
        />
        <Choice
          label={t("gallery.viewLayout")}
          values={viewLayouts}
          value={options.viewLayout}
          name={(layout) => views[layout]}
          onChange={(viewLayout) => onOptions({ ...options, viewLayout })}
        />
        <Choice
          label={t("gallery.orientation")}
          values={orientations}
          value={options.orientation}
          name={(orientation) => t(`gallery.${orientation}`)}
          onChange={(orientation) => onOptions({ ...options, orientation })}
        />
        <Choice
          label={t("gallery.markType")}
          values={markTypes}
          value={options.markType}
          name={(markType) => t(`gallery.${markType}`)}
          onChange={(markType) => onOptions({ ...options, markType })}
        />
      </div>
    </details>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  name: (value: Value) => string;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, value, name, onChange }: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={(event) => {
          const chosen = values.find((one) => one === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

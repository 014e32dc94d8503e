import "@fontsource-variable/inter/wght.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "./theme.css";
import { DirectionProvider, MantineProvider, useDirection } from "@mantine/core";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { directionOf } from "@vigil/model/phrases/languages";
import { theme } from "./theme.ts";

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
// Read by the scroll lock of Mantine's dialogs, which writes a style element of its own.
Object.assign(globalThis, { __webpack_nonce__: nonce });

export function Providers({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return (
    <DirectionProvider initialDirection={directionOf(i18n.language)} detectDirection={false}>
      <Direction />
      <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce} withGlobalClasses={false}>
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

/** Turns the page round when the language changes, without mounting it anew: what was typed stays. */
function Direction() {
  const { i18n } = useTranslation();
  const { setDirection } = useDirection();
  const direction = directionOf(i18n.language);
  useEffect(() => setDirection(direction), [direction, setDirection]);
  return null;
}

import { createTheme, type MantineColorsTuple } from "@mantine/core";

const action: MantineColorsTuple = [
  "#eef3fd",
  "#dbe5fb",
  "#b5c9f6",
  "#8dabf0",
  "#6c92eb",
  "#5580e5",
  "#4573e0",
  "#3767dc",
  "#2d62d8",
  "#1f4fbd",
];

/** What of it is in the palette stands there (theme.css): these shades are only used in the dark. */
const dark: MantineColorsTuple = [
  "var(--text)",
  "#c3cee0",
  "var(--dim)",
  "#7d8ca6",
  "var(--line-strong)",
  "#2b384d",
  "#1b2536",
  "var(--card)",
  "var(--paper)",
  "#0a101a",
];

/** Written as plain objects: `Menu.extend` and its like would pull the component into the first load. */
export const theme = createTheme({
  primaryColor: "action",
  primaryShade: 8,
  autoContrast: true,
  colors: { action, dark },
  fontFamily: "var(--font)",
  fontSizes: { xs: "0.75rem", sm: "0.875rem", md: "0.875rem", lg: "1rem", xl: "1.1875rem" },
  defaultRadius: 7,
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: "sm" } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
  },
});

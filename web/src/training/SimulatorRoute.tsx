import { PagePending } from "../shell/PagePending.tsx";

export const SimulatorRoute = PagePending;

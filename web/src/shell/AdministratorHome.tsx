import { PagePending } from "./PagePending.tsx";

export const AdministratorHome = PagePending;

import { PagePending } from "../shell/PagePending.tsx";

export const ListPage = PagePending;

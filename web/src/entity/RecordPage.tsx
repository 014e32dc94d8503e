import { PagePending } from "../shell/PagePending.tsx";

export const RecordPage = PagePending;

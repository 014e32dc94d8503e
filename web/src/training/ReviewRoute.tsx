import { PagePending } from "../shell/PagePending.tsx";

export const ReviewRoute = PagePending;

import { PagePending } from "../shell/PagePending.tsx";

export const ProfilePage = PagePending;

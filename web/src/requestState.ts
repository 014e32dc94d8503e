const tokenPlace = "vigil.token";
const tabPlace = "vigil.tab";
const lockedPlace = "vigil.training.tab";

/** What requests say of where they come from: the user's token, this tab, and the tab of this browser that training is locked to. */
export const requestState = {
  get token(): string | null {
    return sessionStorage.getItem(tokenPlace);
  },
  set token(token: string | null) {
    keep(sessionStorage, tokenPlace, token);
  },
  get tabId(): string | null {
    return sessionStorage.getItem(tabPlace);
  },
  set tabId(tabId: string | null) {
    keep(sessionStorage, tabPlace, tabId);
  },
  get lockedTabId(): string | null {
    return localStorage.getItem(lockedPlace);
  },
  set lockedTabId(tabId: string | null) {
    keep(localStorage, lockedPlace, tabId);
  },
};

/** Another tab let go of the training, as storage tells its neighbours. */
export const isUnlocked = ({ key, newValue }: Pick<StorageEvent, "key" | "newValue">): boolean => key === lockedPlace && newValue === null;

function keep(storage: Storage, place: string, value: string | null): void {
  if (value === null) storage.removeItem(place);
  else storage.setItem(place, value);
}

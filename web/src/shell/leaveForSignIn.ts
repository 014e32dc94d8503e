let leaving = false;
/** The session is over and the page about to be replaced: what was typed is kept, so nobody is asked whether to leave. */
export const isLeaving = (): boolean => leaving;

/** To the sign-in page, which brings people back to where they were. */
export function leaveForSignIn(domain: string, reason?: "expired"): void {
  leaving = true;
  const query = new URLSearchParams({ from: location.pathname + location.search, ...(reason ? { reason } : {}) });
  location.replace(`/${domain}/login?${query.toString()}`);
}

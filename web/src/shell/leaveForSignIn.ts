/** To the sign-in page, which brings people back to where they were. */
export function leaveForSignIn(domain: string, reason?: "expired"): void {
  const query = new URLSearchParams({ from: location.pathname + location.search, ...(reason ? { reason } : {}) });
  location.replace(`/${domain}/login?${query.toString()}`);
}

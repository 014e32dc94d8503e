import { useEffect } from "react";

/** The name of the page as the browser's tab shows it. */
export const useTitle = (title: string): void =>
  useEffect(() => {
    document.title = title;
  }, [title]);

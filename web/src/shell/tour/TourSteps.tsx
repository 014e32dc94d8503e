import "driver.js/dist/driver.css";
import type { ProductTour } from "@vigil/model/identity/productTour";
import { useQueryClient } from "@tanstack/react-query";
import { driver } from "driver.js";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import styles from "./TourPopover.module.css";
import { shownTour, skipTour, toursQuery } from "./tourCalls.ts";
import { hasTouchOnly } from "../../ui/hasTouchOnly.ts";
import { stopsHere, type TourStop } from "./tourStops.ts";
import { tourKeys } from "./tourKeys.ts";

/** The popover begins where the thing does; beside the middle of what goes from edge to edge it does not touch one. */
function alignmentOf(element: Element): "start" | "center" | "end" {
  const { left, width } = element.getBoundingClientRect();
  if (width > innerWidth * 0.9) return "center";
  return left > innerWidth / 2 ? "end" : "start";
}

/** What is said otherwise where there is no mouse and no keyboard. */
const touched = ["views", "tools", "decisions", "session", "search"] as const satisfies readonly TourStop[];
const isTouched = (stop: TourStop): stop is (typeof touched)[number] => touched.some((each) => each === stop);

/** A tour of this page: it points at one thing after the other. Once it is left it is not offered again. */
export function TourSteps({ tour }: { tour: ProductTour | "here" }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  useEffect(() => {
    const before = document.activeElement;
    let unmounted = false;
    const touch = hasTouchOnly();
    const guide = driver({
      steps: stopsHere().map(({ stop, element }) => ({
        element,
        popover: {
          align: alignmentOf(element),
          title: t(`tour.stops.${stop}.title`),
          description: t(touch && isTouched(stop) ? `tour.touched.${stop}` : `tour.stops.${stop}.text`),
        },
      })),
      animate: !matchMedia("(prefers-reduced-motion: reduce)").matches,
      allowKeyboardControl: false,
      disableActiveInteraction: true,
      popoverClass: styles.popover ?? "",
      stagePadding: 4,
      // clear of the bars that stay where they are, also where it is within the window already
      onHighlightStarted: (element) => element?.scrollIntoView({ block: "nearest" }),
      showProgress: true,
      progressText: t("tour.step", { number: "{{current}}", count: "{{total}}" }),
      nextBtnText: t("tour.next"),
      prevBtnText: t("tour.back"),
      doneBtnText: t("tour.done"),
      onPopoverRender: ({ closeButton, nextButton }) => {
        closeButton.ariaLabel = t("tour.leave");
        // after it took the focus to its first button, which is the one that leaves
        requestAnimationFrame(() => nextButton.focus());
      },
      onDestroyed: () => {
        if (unmounted) return;
        shownTour.set(() => null);
        // the offer goes with its tour, so that the focus has the page to return to
        const back = tour === "here" ? before : document.querySelector("main");
        if (back instanceof HTMLElement) back.focus({ preventScroll: true });
        if (tour === "here") return;
        queries.setQueryData(toursQuery.queryKey, { rows: [], count: 0 });
        // it is offered once more where this does not arrive, which does no harm
        skipTour(tour).catch(() => {});
      },
    });
    const forget = tourKeys(guide);
    guide.drive();
    return () => {
      unmounted = true;
      forget();
      guide.destroy();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one tour from beginning to end
  }, []);
  return null;
}

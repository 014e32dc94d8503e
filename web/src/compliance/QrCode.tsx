import { encodeQR } from "qr";
import { useTranslation } from "react-i18next";

/** Modules of white around the code, without which cameras do not find it. */
const quiet = 4;

/** An address as a code that a camera reads, drawn so that it is as sharp on paper as on the screen. */
export function QrCode({ link, className }: { link: string; className: string }) {
  const { t } = useTranslation();
  const rows = encodeQR(link, "raw", { ecc: "medium", border: quiet });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg
      className={className}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={t("certificates.qr", { address: link })}
      shapeRendering="crispEdges"
    >
      <path d={dark} fill="currentColor" />
    </svg>
  );
}

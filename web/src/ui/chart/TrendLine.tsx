import { scaleLinear, scalePoint } from "@visx/scale";
import { AreaClosed, LinePath } from "@visx/shape";
import styles from "./TrendLine.module.css";

interface TrendLineProps {
  /** One after the other, as time goes; null where there is none: the line is broken there. */
  values: readonly (number | null)[];
  /** Of the axis, which begins at 0. */
  top: number;
  /** The value that is looked at. */
  at: number | undefined;
}

const whole = 1000;

/**
 * A line over time behind what names its points: each value stands in the middle of as many columns of the same width. It is drawn for eyes
 * alone; time runs as one reads, which the style says.
 */
export function TrendLine({ values, top, at }: TrendLineProps) {
  const x = scalePoint({ domain: values.map((_, index) => index), range: [0, whole], padding: 0.5 });
  const y = scaleLinear({ domain: [0, top], range: [whole, 0], clamp: true });
  const points = values.map((value, index) => ({ value, index }));
  const place = {
    data: points,
    x: ({ index }: { index: number }) => x(index) ?? 0,
    y: ({ value }: { value: number | null }) => y(value ?? 0),
    defined: ({ value }: { value: number | null }) => value !== null,
  };
  return (
    <div className={styles.trend} aria-hidden>
      <svg viewBox={`0 0 ${whole} ${whole}`} preserveAspectRatio="none">
        <AreaClosed {...place} yScale={y} className={styles.area ?? ""} />
        <LinePath {...place} className={styles.line ?? ""} />
      </svg>
      {points.map(
        ({ value, index }) =>
          value !== null && (
            <span
              key={index}
              className={styles.point}
              data-at={index === at || undefined}
              style={{ insetInlineStart: `${(x(index) ?? 0) / 10}%`, top: `${y(value) / 10}%` }}
            />
          ),
      )}
    </div>
  );
}

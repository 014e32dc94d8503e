import type { CertificateLayout } from "@vigil/model/compliance/certificateLayout";
import type { ValueOfVariable } from "@vigil/model/compliance/certificatePage";
import { saidByElement } from "@vigil/model/compliance/saidByElement";
import { PlacedElement, placing } from "./PlacedElement.tsx";
import styles from "./PlacedPage.module.css";

interface PlacedPageProps {
  layout: CertificateLayout;
  wordsOf: ValueOfVariable;
  language: string;
}

/** What was placed on the paper, for one person and reader; what says nothing is left out. */
export const PlacedPage = ({ layout, wordsOf, language }: PlacedPageProps) =>
  layout.elements.map((element, index) => {
    const text = saidByElement(element, wordsOf, language);
    return (
      text !== undefined && (
        // oxlint-disable-next-line react/no-array-index-key -- an element is its place in the order
        <div key={index} className={styles.place} style={placing(element)}>
          <PlacedElement element={element} text={text} />
        </div>
      )
    );
  });

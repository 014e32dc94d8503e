import { sql } from "kysely";
import type { PickedFault } from "@vigil/model/quiz/quizImages";
import type { Sql } from "../../storage/sql.ts";
import { dividedOf } from "./imagePools.ts";

/** Of the row `image`, or of none, why a domain's exams with a library do not show it; null where they may. */
export const examFault = (domainId: Sql, libraryId: Sql) => sql<PickedFault | null>`case
    when image.id is null then 'deleted'
    when image.state = 'archived' then 'archived'
    when image.state <> 'approved' then 'unapproved'
    when not image.active then 'off'
    when image.library_id is distinct from ${libraryId} then 'otherLibrary'
    when exists (select from images_out gone where gone.domain_id = ${domainId} and gone.image_id = image.id) then 'leftOut'
    when not exists (select from image_libraries library where library.id = image.library_id
      and (image.pool in ('exam', 'both') or image.pool = 'practice' and not ${dividedOf} or library.transfer_articles ? image.article)) then 'practice'
  end`;

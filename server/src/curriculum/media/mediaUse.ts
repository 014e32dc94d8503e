import { sql, type RawBuilder } from "kysely";

/** Whether a certificate's page or a question shows the media `t`, as far as this domain can see; the keys of the tables see all. */
export const mediaInUse: RawBuilder<unknown> = sql`(exists (select from certificate_template_media u where u.media_id = t.id)
  or exists (select from certificate_page_media u where u.media_id = t.id) or exists (select from quiz_questions u where u.media_id = t.id)
  or exists (select from domains u where u.logo_id = t.id))`;

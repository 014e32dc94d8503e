-- Images of a quiz at the X-ray screen that its author chose, in their order; none where they are drawn. They may go meanwhile, so no key holds them.
create table quiz_images (
  domain_id bigint not null,
  quiz_id bigint not null,
  "position" integer not null,
  image_id bigint not null,
  constraint quiz_images_pkey primary key (domain_id, quiz_id, "position"),
  constraint quiz_images_domain_id_quiz_id_image_id_key unique (domain_id, quiz_id, image_id),
  constraint quiz_images_domain_id_quiz_id_fkey foreign key (domain_id, quiz_id) references quizzes(domain_id, id) on delete cascade,
  constraint quiz_images_position_check check ("position" >= 0)
);
alter table quiz_images enable row level security, force row level security;
create policy own on quiz_images using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on quiz_images to vigil_app;

-- Apart from the image, so that no list, form or session reads it by accident.
create table image_truths (
  image_id bigint not null,
  owner_domain_id bigint,
  threat_description text,
  threats jsonb not null default '[]', -- [{ view, points, category, name }]
  innocents jsonb not null default '[]',
  contents jsonb not null default '[]', -- [{ name, family }], seen when the bag is opened
  opened jsonb, -- the picture of the opened bag
  recipe jsonb not null default '{}',
  measures jsonb not null default '{}',
  created_at timestamptz not null default now(),
  look text, -- perceptual hash of its views, by which bags are compared; null for images made before it was kept
  bodies jsonb not null default '[]', -- [{ category, name, voxel, from, size, runs }], where the threats lie in the volume
  constraint image_truths_pkey primary key (image_id),
  constraint image_truths_image_id_fkey foreign key (image_id) references images(id) on delete cascade,
  constraint image_truths_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id)
);
create trigger image_truths_article after insert or update of measures, threats on image_truths for each row execute function keep_image_article();
alter table image_truths enable row level security, force row level security;
create policy read on image_truths for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on image_truths for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on image_truths for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on image_truths for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on image_truths to vigil_app;

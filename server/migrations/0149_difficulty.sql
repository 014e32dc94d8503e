-- How hard images are for the people of a domain and what its learners can do, on one scale (thousandths of a logit). Worked out anew from all
-- decisions each night; abilities go on with each sealed session meanwhile.
create table image_difficulties (
  domain_id bigint not null references domains (id),
  image_id bigint not null references images (id) on delete cascade,
  library_id bigint not null,
  family text not null,
  difficulty integer not null,
  deviation integer not null,
  crowd integer not null,
  answers integer not null default 0,
  primary key (domain_id, image_id)
);
-- The nearest to a wished difficulty, or as crowded as another, are found without looking at the rest of the library.
create index image_difficulties_by_difficulty on image_difficulties (domain_id, library_id, family, difficulty, image_id);
create index image_difficulties_by_crowd on image_difficulties (domain_id, library_id, family, crowd, image_id);
create index image_difficulties_by_image on image_difficulties (image_id);
create index image_difficulties_by_library on image_difficulties (domain_id, library_id, image_id);
select protect_tenant('image_difficulties');

create table learner_abilities (
  domain_id bigint not null,
  user_id bigint not null,
  family text not null,
  ability integer not null,
  deviation integer not null,
  answers integer not null default 0,
  primary key (domain_id, user_id, family),
  foreign key (domain_id, user_id) references users (domain_id, id)
);
select protect_tenant('learner_abilities');

create table difficulty_fits (
  domain_id bigint primary key references domains (id),
  fitted_at timestamptz not null default now(),
  answers bigint not null,
  regression jsonb not null
);
select protect_tenant('difficulty_fits');

-- Why an image was chosen for its learner; null where no choice was made for them.
alter table simulator_decisions add column reason text constraint simulator_decisions_reason_check check (reason in ('missed', 'missedHard', 'weak', 'unmet', 'level'));

-- Articles that practice never shows: what was learned is tested with them.
alter table image_libraries add column transfer_articles jsonb not null default '[]';

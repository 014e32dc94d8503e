-- Images that the author of a quiz at the X-ray screen chose by hand; they may go meanwhile, which is told and not prevented.
create table quiz_images (
  domain_id bigint not null,
  quiz_id bigint not null,
  position integer not null check (position >= 0),
  image_id bigint not null,
  primary key (domain_id, quiz_id, position),
  unique (domain_id, quiz_id, image_id),
  foreign key (domain_id, quiz_id) references quizzes (domain_id, id) on delete cascade
);
select protect_tenant('quiz_images');

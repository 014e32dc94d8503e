-- An image may be sent back to its maker, and says who decided about it last: two who look at the same one learn who was first.
alter table images drop constraint images_state_check;
alter table images add constraint images_state_check check (state in ('draft', 'returned', 'approved', 'archived'));
alter table images add column decided_by bigint, add column decided_by_domain_id bigint;
alter table images disable row level security;
update images set decided_by = approved_by, decided_by_domain_id = approved_by_domain_id where approved_by is not null and state = 'approved';
alter table images enable row level security;
create index images_to_review on images (id) where (state = 'draft');

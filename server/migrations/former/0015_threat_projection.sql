-- An image with a threat put in by hand names the image it was put into; an image that was taken out of use says why.
alter table images add column source_id bigint references images;
alter table images add column state_reason text not null default '';
create index images_by_source on images (source_id);

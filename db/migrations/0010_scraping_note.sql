-- Why little was found on a website that JavaScript draws, for the person who reviews its facts.
alter table brands add column scraping_note text check (scraping_note in ('no_browser', 'browser_failed'));

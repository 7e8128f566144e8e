/**
 * Written by scripts/generate-confusables.mjs from the skeletons that ICU 72 gives for UTS #39, Unicode
 * 15.0.0, put into the form of confusables.txt: what looks like what, 2527 characters in base 36. Data
 * of Unicode, Inc., under the Unicode License V3.
 */

export const CONFUSABLES: string =
  'y=13+13 11=56+1b+6f4 1c=27 1d=30 21=30 2o=13 31=36+32 3g=30 4i=2r+mw 4l=2h+mt 5i=1t+1x ' +
  '5s=1w+mt 5z=3c 60=27+mw 6e=2p+2t 6o=6pu+mt 6w=33+mw 7k=1w+mt 7l=2s+mt 86=20+mt 87=2w+mt ' +
  '8h=2x 8x=24+mw 8y=30+mw 9e=27+1x 9f=33+2t 9y=2c+mt 9z=38+mt ao=2q+mt ap=13+1u aq=2q+lg ' +
  'ar=2q+lg as=2q av=1v+13 ax=1w+mt ay=13+1w b0=2s+lg b1=2v b5=1y+me b6=2u+me b7=1z+13 ba=30 ' +
  'bb=30+mt bc=23+13 bd=2z+lw be=30+mt bh=26+me bi=32+mh bj=27+mt bo=13+28 bp=34+lw bq=2a br=1e ' +
  'bw=13+2c bx=38+lw by=2c+mg c3=13+2h c4=3d+lw c5=2i+mt c6=3e+mt c7=1f cb=1e+mt cc=1h cd=37 ' +
  'cf=72 cg=30 ch=30+30 cj=x dg=1z+mt dh=2v+mt f0=1f f6=1k f7=1k f8=2i+me f9=3e+me fw=2r+mw ' +
  'fy=2c+mw g1=1r g4=2d+mt g6=1x+mw g7=2t+mw g8=22+mt g9=2y+mt gd=36+mt ge=2h+mt gf=3d+mt gh=2p ' +
  'gj=2q+lw gm=2s+mg gn=2s+lw gp=d9 gq=d9+ke gr=x3n gw=2v+lw gx=2v gz=3d h2=2w+lw h4=2x+mt ' +
  'h5=2x h6=2x h7=30+ms h9=30+mg ha=30+f1 hb=3b hd=36+32+me hf=32+mg hh=33+mt hi=33+5qf ' +
  'ho=36+mh hp=36+mg hu=37+mg i3=39 i7=3d i8=3e+mg ia=f1 ic=1r io=35+lw ir=2s+3e is=2s+f1 ' +
  'it=2s+i9 iu=38+37 iv=38+hv iw=38+gl ix=2u+97 iy=30+37 iz=30+3e jd=13 je=13+13 jf=13 jg=13 ' +
  'jh=13 ji=13 jj=121 jm=1o jn=1q jo=2m jq=2m js=13 ju=13 jv=13 k0=1m k3=121 k7=19 ku=13+13 ' +
  'l0=13 l2=13+13 l4=1m l7=kq lh=lg lo=li lp=19s ls=li+lj lt=le lx=lv lz=18w m8=mp m9=me ma=mg ' +
  'mf=me mu=mt mv=mw mx=me n6=lf n9=mg nb=mr nr=nk ns=lj o6=lm oe=li og=8s5 ol=jz om=t4 on=5qm ' +
  'or=gk ot=x1b ov=22 pd=1t pe=1u ph=1x pi=2i pj=20 pk=27+mt pl=30 pm=23 pn=g5 po=25 pp=26 ' +
  'pr=27 pt=28 pv=bt pw=2c px=2h pz=2g q9=2p qa=67 qb=3d qc=61r qd=x3n qf=32+mh qg=27+mt qh=2x ' +
  'qi=8o ql=3a qn=33 qp=34 qr=33 qs=5qz qt=39 qu=hk rf=qq rg=1y rs=1e rt=bs s3=2y s7=66 s8=72 ' +
  'sa=25 sd=au sf=x1a sk=x3m sl=2b sm=30 so=22 sw=1t sx=2q+lg sy=1u sz=pf t1=1x t3=1f t6=23 ' +
  't7=g5 t8=25 t9=20 ta=27 tb=ps tc=28 td=1v te=2c tf=2h tg=py th=2g tn=2q+30 to=2q tq=30+27 ' +
  'ts=2p tt=1i tu=ih tv=36 tx=2t tz=gs u0=5qm u2=8o u4=i5 u5=ik u6=33 u7=qo u8=34 u9=2r ua=5qz ' +
  'ub=3d uc=hk ud=3c ui=jt+2q uj=at+2x uk=at un=5qx us=x3n ut=37 uu=2x uw=2y uz=2w+mt v5=3b ' +
  'v6=2q+mt v7=2q+mt vk=q0 vl=qw vm=27+mt vn=33+mt vo=2e vp=3a vw=v4+w6+w7 vx=3b+w6+w7 ' +
  'wa=t4+me+lc wb=u0+me+li wc=2q+mt wd=2q+mt wg=pf+13 wh=36+13 wi=pf+mt wj=36+mt wm=t2+mh ' +
  'wn=ty+mh wo=1f+me wp=gs+me wq=23+mh wr=8o+mh wu=23+mt wv=8o+mt wy=20+mh wz=ik+mh x6=1v+me ' +
  'x7=2r+me x8=2c+mh x9=5qz+mh xa=2h xb=3d xc=2h+mt xd=3d+mt xe=2g+mh xn=2w xp=2t xq=xo+mg ' +
  'xr=2t+mg xs=30 xx=g5+me xy=u3+me xz=20+me y0=ik+me y1=20+me y2=ik+me y3=xi y4=xj y5=25+me ' +
  'y6=i5+me y7=2x yc=1t+1x yd=2p+2t yg=b3 yh=d9 yo=1f yp=f1 yw=27+mt yx=33+mt zl=2s zu=dy zw=1z ' +
  'zx=gy 100=b4 101=x3n 10b=35 10c=2f 10d=3b 117=3ou 11g=3k6 11m=3s3 11o=3mp 11p=2d 11r=2b ' +
  '11v=py 11x=27 122=13 125=13 129=3b 12b=35 12e=35 12m=61r 12o=2w 12t=fr 12w=32 12y=hc 130=32 ' +
  '131=39 135=2v 138=2u 139=33 13d=1m 13w=ld 13x=ld 144=13u 148=13t 14d=13q 14e=13s 14f=lm ' +
  '14k=mb 14p=lj 14q=lj 14w=30 14x=lj 14y=lj 14z=1m 150=lj 151=mb 15h=30 15k=3a 15l=13 15r=30 ' +
  '15t=33 168=30+30 169=30+13 16a=13+13 16b=13 16c=13+13 16x=56+1b+6f4+6f4 ' +
  '16y=56+1b+6f4+6f4+6f4 171=18 173=189 17c=ld 17d=lv 17e=18w 17r=30 17v=18p+1cr 184=183+1cr ' +
  '18d=18p+le 18f=18p+1cr 18n=33 18q=18p 18r=ln 18u=ld 18v=lv 18y=lm 18z=lf 192=mh 193=lu ' +
  '194=li 195=lg 196=li 197=le 198=mb 199=lw 19b=191 19c=1a 19d=30 19h=33 19j=2e 19k=g5 ' +
  '19m=56+1b+6f4 19n=18 19o=170 19p=16 19q=18p 19r=1b5 19u=30+19w 19v=30+191 1a1=18p+179 ' +
  '1a6=18p+1cr 1a9=17x+190 1ad=17x+1cr 1ag=17z+179 1aj=1ai+179 1am=17z+1cr 1ap=181+179 ' +
  '1aq=181+li 1aw=181+1cr 1b2=185+1cr 1b3=187+1cr 1b8=1b5+1cr 1bb=18h 1bc=1b5+1cr 1bd=18j ' +
  '1be=18j 1bh=18j+1cr 1bo=1bj+1cr 1bp=18k+li 1br=18k+1cr 1bu=18p 1bv=18p+179 1bx=18p+1cr ' +
  '1by=33 1c1=33 1c3=17t 1c6=18o+li 1c7=18o+lv 1c8=18o+19s 1c9=18o+le 1cb=18o+1cr 1cc=18p ' +
  '1ce=18p+li 1cg=1a3 1ch=18p+1cr 1ci=18p 1ck=19 1cl=33 1cv=lm 1d4=li+lj 1d8=lj 1da=17z+le ' +
  '1db=181+le 1dc=1a 1dd=30 1de=19e 1df=19f 1dg=19g 1dh=33 1di=19i 1dj=2e 1dk=g5 1dl=19l ' +
  '1dp=17l+nc 1dq=18l+nc 1dr=33+le 1dt=1a 1du=1a 1dv=1m 1dw=1m 1fk=lj 1fl=lj 1fm=1fg 1fr=ld ' +
  '1g1=17s+1cr 1g6=18p+li 1gi=1bg 1gj=18j+1cr 1gn=1g4 1go=18m+179 1gp=18m+li 1gs=181+190 ' +
  '1gx=1av+179 1gy=17x+190 1ha=183+le 1j4=27 1je=30 1kb=lg 1kd=lj 1ke=le 1kj=lk 1kk=13 1kl=13 ' +
  '1kq=2n 1pd=17s+190 1pg=1b6+1cr 1pj=18l+1cr 1pk=18p+190 1pl=1g4 1pq=17z+mc+mb 1pr=185+mc+mb ' +
  '1ps=1bj 1pt=18o 1pu=182+le 1py=17s+1cy 1pz=18p+1cr+1cy 1q1=181+li+lj 1q2=18p+li+lj 1q3=1b5 ' +
  '1q4=1b5 1q5=18p 1r9=18s 1rc=18s 1re=lj 1rf=lk 1rh=mb 1ri=mc 1rk=ln 1rl=18s 1rm=18t 1rn=lv ' +
  '1rs=nk 1rt=no 1ru=np 1rz=nk 1s0=nm 1s1=li+lj 1s2=lj 1s3=1m 1s4=1s5+1ty 1s6=1s5+1tq ' +
  '1s8=1tc+1u5+1s7 1sd=1sf+1tx 1se=1sf+1ty 1sg=1sf+1tz 1sh=1s5+1u1 1si=1s5+1tq+1ty ' +
  '1sj=1s5+1tq+1tz 1sk=1s5+1tq+1u0 1to=mb 1ua=mp 1ub=lc 1uc=ld 1ut=1us+1us 1uu=33 1uv=19l ' +
  '1vh=1r 1vl=li+lj 1vq=1vp+1xa 1x8=mb 1y8=1vv+1xf 1y9=1vv+1xf 1ye=27 1yi=1k 1yl=1l 1z6=lj ' +
  '1z7=1vn 1za=1z9+20u 1zb=22a+20v 1zc=22a+20w 1zd=22b+20x 1ze=22b+20y 1zj=22a+213 1zk=1z9+214 ' +
  '1zo=1z9+218 20s=mb 217=1ty 219=1u5 21y=33 21z=1l 222=1k 22p=li+lj 22q=lj 22r=1m 22u=22t+24e ' +
  '231=22t+24l 233=22t+24n 234=22t+24o 235=22t+24e+24l 237=22t+24e+24n 238=22t+24e+24o 24c=mb ' +
  '24d=1tp 24h=1tt 24i=1tu 24t=1u5 25i=33 25k=1uw 25l=1ux 25m=1uy 25q=1v2 25s=1v4 269=li+lj ' +
  '26b=1k 26e=26d+27y 274=27 27w=mb 292=27 294=1l 29u=lm 2a2=2a1+2b7 2ak=2a8 2b4=2a0 2bi=2a0 ' +
  '2bs=2ax 2bx=lj 2c7=2b7 2cm=33 2cn=2ad 2co=2a1 2cq=2ai 2cr=2a0+2bl 2cs=2ai+2bl 2ct=2a6 ' +
  '2cu=29x 2cw=2b3 2cy=2ai+2bm 2d0=2b2+2bk 2d1=2cz 2d3=2a6+2b9 2d4=2bb 2d6=2aw+2bk 2dc=li+lj ' +
  '2de=33 2df=1vn 2dv=2du+2fp 2dw=2du+2fg 2e8=2eo+14s 2ea=2e9+mb 2ed=2ef+14s 2el=2ek+mb ' +
  '2em=2et+2f5 2ev=2et+mb 2ex=2et+2f2 2f6=2f5+2f2 2f8=2f7+2f2 2g0=2dn+2f2 2g1=2do+2f2 2g6=33 ' +
  '2gx=li+lj 2gy=33 2gz=1vn 2h1=2dh 2h2=2di 2h3=2dj 2he=2du 2hf=2du+2fp 2hg=2du+2fg 2ho=2e4 ' +
  '2hq=2e6 2hv=2eb 2i7=2en 2i9=2ep 2ia=2eq 2jl=2h8+2im 2jq=33 2jr=2g7 2js=2g8 2jz=2gf 2kh=li+lj ' +
  '2ki=33 2kj=1vn 2ko=2kn+2mv 2kp=2a1 2kq=2a1+2mv 2ks=2lk+2m9 2kw=2ku+2me 2kz=2ky+2m6 ' +
  '2l0=2ky+2mv 2l5=2lk+2m9 2l8=2a8 2lc=33 2lf=2ar 2lt=2ls 2lw=2b8 2ly=2ba 2m2=2an+2bj 2m7=2bj ' +
  '2m8=2bj 2ma=2m9 2mb=2m9 2mg=2me+2me 2mm=1v5 2my=2lk+2ml+2lq 2n3=33+2ls+33 2n5=2la 2na=33 ' +
  '2ne=2ls+2ml 2nf=2li+2ml+2ls 2ng=2lk+2ml+2lk 2nh=1l 2ni=2lx+2ml+2ls 2nj=2lk+2ml ' +
  '2nq=2m1+2ml+2lq 2nt=2lk+2m9 2nv=2lk+2ml 2nw=2ls+2ml 2o2=33 2o3=1vn 2qx=2qw+2q7 2qy=2oy ' +
  '2qz=2pb 2r3=2qw+2qb 2rn=2rm 2rv=2ru 2rz=2ry 2s4=2ro 2s5=2ro 2s7=2s1 2sh=2rq 2sm=2sg ' +
  '2td=2tc+2tc 2th=2sy 2tp=lm 2ts=33 2vc=2rs 2vh=2si 2vu=2sa 2vv=2sb 2vx=2sd 2vy=2se 2vz=2sf ' +
  '2wo=2t4 2wp=2t5 2x4=2tk 2x5=2tl 2x6=2tm 2x7=2tn 2x9=lm 2xc=33 2yo=31k+324+326 ' +
  '2yq=31c+31w+32a+327 2yr=31c+31w+32a+2z8 2z2=2z1+2z1 2zf=2ze+2ze 2zi=2zh+2zh 2zj=2ze+2zh ' +
  '307=md 31m=31e 34e=2zh+2ze 34l=ggg 34m=ggd 35s=35u+370 368=33+370 36l=33 36n=36d+370 ' +
  '36x=36m+37g 36y=36m+37g+375+370+37e 37a=lm 37c=1vn 37k=33 37v=37u+37u 38l=37l 38m=36d+37i ' +
  '38v=36d+370+37i 38w=35v+37i 39a=399+37i 39d=35u+37i 3a6=39f+lm 3a8=x3a 3c7=3d 3cj=f1 3cv=33 ' +
  '3cx=3cw+3cw 3d0=3cz+3cz 3d4=3d3+3d3 3d6=3d5+3d5 3d9=3d8+3d8 3df=3cy+3cw 3dg=3cy+3cy ' +
  '3dh=3cy+3cz 3di=3cy+3d3 3dj=3cz+3cw 3dk=3d1+3cy 3dl=3d1+3d1 3dm=3d1+3de 3dn=3d1+3d7 ' +
  '3do=3d2+3d3 3dp=3d2+3d7 3dq=3d3+3cw 3dr=3d3+3cy 3ds=3d3+3cz 3dt=3d3+3d5 3du=3d3+3d5+3cw ' +
  '3dv=3d3+3d5+3cz 3dw=3d3+3d5+3d3 3dx=3d3+3d5+3d5 3dy=3d3+3d5+3d8 3dz=3d3+3d8 3e0=3d3+3da ' +
  '3e1=3d3+3dc 3e2=3d3+3dd 3e3=3d3+3d7 3e4=3d3+3d3+3d7 3e5=3d5+3cw 3e6=3d5+3cy 3e7=3d5+3cz ' +
  '3e8=3d5+3d1 3e9=3d5+3d2 3ea=3d5+3d3 3eb=3d5+3d3+3cw 3ec=3d5+3d5+3d5 3ed=3d5+3d7 3ee=3d5+3d8 ' +
  '3ef=3d5+3da 3eg=3d5+3db 3eh=3d5+3dc 3ei=3d5+3dd 3ej=3d1+3de 3el=3ek+3ek 3en=3em+3em ' +
  '3ep=3d7+3cw 3eq=3d7+3cz 3er=3d7+3d2 3es=3d7+3d3 3et=3d7+3d5 3eu=3d7+3eo 3ev=3d7+3d7 ' +
  '3ew=3d7+3d8 3ex=3d7+3da 3ey=3d7+3dc 3ez=3d7+3dd 3f1=3d8+3d7 3f3=3f2+3f2 3f5=3f4+3f4 ' +
  '3f6=3da+3db 3f7=3da+3de 3fa=3dd+3d3 3fb=3dd+3d7 3fc=3de+3de 3fe=3cw+3cz 3ff=3cy+3d5 ' +
  '3fg=3cy+3d8 3fh=3cy+3de 3fi=3cz+3d1 3fm=3fl+ffs 3fo=3fn+ffs 3fq=3fp+ffs 3fs=3fr+ffs ' +
  '3fu=3ft+3fl 3fv=3ft+3fl+ffs 3fw=3ft+ffs 3fz=3fy+3fp 3g0=3fy+3fp+ffs 3g1=3fy+ffs 3g3=9oc ' +
  '3g4=9oc+ffs 3g5=ffs 3g6=3fl+3ft 3g7=3fl+3fy 3g8=3fn+3ft 3g9=3fn+3fx 3ga=3fp+3ft 3gb=3fp+3fy ' +
  '3gc=3fp+9oc 3gd=3fr+3ft 3ge=3fr+3fy 3gf=3ft+3fp 3gg=3ft+3fp+ffs 3gh=3ft+3fr+ffs 3gi=3ft+3ft ' +
  '3gj=3ft+3fy 3gk=3fx+3fn 3gl=3fx+3fn+ffs 3gm=3fx+3fn 3gn=3fx+3ft 3go=3fx+ffs 3gp=3fy+3fl ' +
  '3gq=3fy+3fl+ffs 3gr=3fy+3fp+9oc 3gs=3fy+3fr+ffs 3gt=3fy+3fy 3gu=3g2+3fl 3gv=3g2+3fp ' +
  '3gw=3g2+3fp+ffs 3gx=3g2+3fr 3gy=3g2+3fr+ffs 3gz=3g2+3fy 3h0=3g2+ffs 3h1=9oc+3fy 3h2=9oc+9oc ' +
  '3h3=9oc+ffs+3fy 3h4=ffs+3fl 3h5=ffs+3fn 3h6=ffs+3ft 3h7=ffs+3fy 3h8=ffs+9oc 3h9=ffs+3ha ' +
  '3hb=3ha+3fp 3hc=3ha+3fy 3hd=3ha+ffs 3he=3ha+3ha 3hf=3fl+9oc 3hg=3fn+3fy 3hh=3fr+3fn ' +
  '3hi=3ft+3fn 3hj=3ft+3fn+ffs 3hk=3cw 3hl=3cw+3cw 3hm=3cw+3d5 3hn=3cy 3ho=3cy+3d8 3hp=3cy+3de ' +
  '3hq=3cz 3hr=3d1 3hs=3d1+3cw 3ht=3d1+3d2 3hu=3d1+3d3 3hv=3d1+3d5 3hw=3d1+3dc 3hx=3d1+3dd ' +
  '3hy=3d1+3de 3hz=3d2 3i0=3d3 3i1=3d3+3d5 3i2=3d5 3i3=3d5+3d5 3i4=3d7 3i5=3d8 3i6=3da 3i7=3db ' +
  '3i8=3dc 3i9=3dd 3ia=3de 3ib=3cw+3d1 3ic=3cw+3d5+3cw 3id=3cy+3cw 3ie=3cy+3cz 3if=3cy+3d5 ' +
  '3ig=3cy+3eo 3ih=3cy+3dc 3ii=3cz+3cw 3ij=3cz+3d1 3ik=3d1+3cw+3d5 3il=3d1+3cy 3im=3d1+3cz ' +
  '3in=3d1+3cz+3de 3io=3d1+3d1 3ip=3d1+3d2+3cw 3iq=3d1+3d2+3d5 3ir=3d1+3d3+3d5 3is=3d1+3d3+3de ' +
  '3it=3d1+3d3+3d7 3iu=3d1+3d5+3d5 3iv=3d1+3eo 3iw=3d1+3db 3ix=3d1+3fd 3iy=3d2+3cw 3iz=3d2+3d1 ' +
  '3j0=3d2+3d3 3j1=3d2+3d5 3j2=3d2+3d5+3d5 3j3=3d2+3eo 3j4=3d2+3da 3j5=3d2+3de 3j6=3d2+3d7 ' +
  '3j7=3d3+3d1 3j8=3d3+3dd 3j9=3d3+3de 3ja=3d3+3d7 3jb=3d5+3cw 3jc=3d5+3cz 3jd=3d5+3d1 ' +
  '3je=3d5+3d3 3jf=3eo 3jg=3d7+3cw 3jh=3d7+3cw+3cw 3ji=3d7+3d7 3jj=3d7+3db 3jk=3f0 3jl=3d7+3d5 ' +
  '3jm=3d7+3eo 3jn=3dd+3d3 3jo=3dd+3d7 3jp=3de+3cy 3jq=3de+3d1 3jr=3de+3d2 3js=3de+3d3 3jt=3fd ' +
  '3ju=3cw+3cy 3jv=3cw+3d3 3jw=3cw+3da 3jx=3cw+3db 3jy=3cw+3de 3jz=3cy+3cy 3k0=2d 3kz=hc 3ls=py ' +
  '3mo=11k 3o4=12p 3ps=27 3vk=1w 3vl=2a 3vm=2c 3vo=27+13 3vp=2x 3vs=8s5 3vt=2h 3vu=1t 3vv=22 ' +
  '3vw=1x 3vy=1r 3w0=8s5 3w1=pf 3w3=2f 3w7=25 3wb=20 3wd=2h 3we=27+mt 3wf=bv 3wg=1z 3wi=2w ' +
  '3wj=2i 3wn=v4 3wr=b4 3ws=2d+mt 3wu=1g 3wv=2q 3wy=2a 3x0=2f 3x1=2b 3x5=2e 3x6=2b 3xa=24 ' +
  '3xb=1v 3xe=28 3xi=23 3xj=2s 3xn=27+mt 3xq=1i 3xs=67 3xu=2w+lw 3xv=1z 3xw=1u 3y3=gy 3y4=ih ' +
  '3y8=1p 3yb=pg 3yk=53+3y9 3yl=3y9+53 3ym=53+pg 3yn=pg+53 3yo=53+3yc 3yp=3yc+53 3yq=53+3yd ' +
  '3yr=3yd+53 3ys=53+3ye 3yt=3ye+53 3yv=53+3yi 3yw=3yi+53 3yx=53+3yj 3yy=3yj+53 3zb=53 ' +
  '3zf=3y9+3z4 3zg=pg+3z4 3zh=3yd+3z4 3zi=3yi+3z4 3zj=2e 3zl=g5 3zn=1q 3zr=53+1q 3zs=1o ' +
  '3zu=53+2e 3zv=2e+53 3zw=53+g5 3zx=g5+53 3zy=53+3zm 3zz=3zm+53 400=53+1q 401=1q+53 402=53+3zo ' +
  '403=3zo+53 404=53+1o 405=1o+53 406=53+3zt 407=3zt+53 40a=13 40c=2d 40e=11k 40k=53+40g ' +
  '40n=53+2d 40o=2d+53 40p=53+11k 40q=11k+53 40r=53+40f 40s=40f+53 40t=53+40g 40u=40g+53 ' +
  '40v=53+40h 40w=40h+53 40x=53+40l 40y=40l+53 40z=53+40m 410=40m+53 413=2d+13 414=11k+13 ' +
  '415=40g+13 416=40l+13 419=28 41b=2s 41e=2q 41f=2q+lj 41g=53+417 41h=417+53 41i=53+28 ' +
  '41j=34+53 41k=53+41a 41l=41a+53 41m=53+2s 41n=2s+53 41o=53+41c 41p=41c+53 41q=53+2q ' +
  '41r=2q+53 41s=53+2q+lj 41t=2q+lj+53 41x=417+13 41y=28+13 41z=2s+13 420=2q+13 425=22 ' +
  '42a=53+421 42b=421+53 42c=53+423 42d=423+53 42e=53+424 42f=424+53 42g=53+22 42h=22+53 ' +
  '42i=53+426 42j=426+53 42k=53+428 42l=428+53 42m=53+429 42n=429+53 42t=pf 42y=24 430=53+42r ' +
  '431=42r+53 432=53+pf 433=pf+53 434=53+42u 435=42u+53 436=53+42v 437=42v+53 438=53+42w ' +
  '439=42w+53 43a=53+24 43b=30+53 43c=53+42z 43d=42z+53 43j=1e 43t=53+43k 43u=43k+53 43v=53+43r ' +
  '43w=43r+53 43x=53+43s 43y=43s+53 441=3z5 44c=53+443 44d=443+53 44e=53+445 44f=445+53 ' +
  '44g=53+446 44h=446+53 44i=53+447 44j=447+53 44k=53+448 44l=448+53 44m=53+44a 44n=44a+53 ' +
  '44o=53+44b 44p=44b+53 452=53+44t 453=44t+53 454=53+44v 455=44v+53 456=53+44w 457=44w+53 ' +
  '458=53+44x 459=44x+53 45a=53+44y 45b=44y+53 45c=53+450 45d=450+53 45e=53+451 45f=451+53 ' +
  '45o=45n+1o 45p=45n+40l 45q=45n+2q 45r=45n+428 45z=53+45s 460=45s+53 461=53+45t 462=45t+53 ' +
  '463=53+45u 464=45u+53 465=53+45v 466=45v+53 467=53+45w 468=45w+53 469=53+45x 46a=45x+53 ' +
  '46b=53+45y 46c=45y+53 46n=53+1g 46o=1g+53 46p=53+46g 46q=46g+53 46r=53+46h 46s=46h+53 ' +
  '46t=53+46i 46u=46i+53 46v=53+46j 46w=46j+53 46x=53+46l 46y=46l+53 46z=53+46m 470=46m+53 ' +
  '474=3zd 475=3c 47i=53+47g 47j=47g+53 47v=53+47u 47w=47u+53 488=53+487 489=487+53 48n=61r ' +
  '48s=20 48t=3c 48u=47k+418 48v=47k+28 48w=47k+41a 48x=47k+2s 48y=47k+41c 48z=47k+2q ' +
  '490=47k+2q+lj 491=47k+41v 493=2a 49a=49h+422 49b=49h+423 49c=49h+424 49d=49h+22 49e=49h+426 ' +
  '49f=49h+428 49g=49h+429 4a7=2q 4ac=1y 4ad=6k2 4af=x6j 4as=8rz 4at=1t 4bi=1w 4bu=1w 4bz=v4 ' +
  '4c0=25 4c7=1u 4ci=428 4cj=421 4ck=443 4cn=44a 4de=477 4df=47a 4dg=47e 4dq=c1 4dr=q1 4dw=c1 ' +
  '4dx=q1 4fh=2g 4fi=3c 4fj=47k+417 4fk=49h+421 4fl=49i+423 4fm=49i+424 4fn=49i+22 4fo=49i+426 ' +
  '4fp=49i+428 4fq=49i+429 4fr=49z+53 4fs=4a0+53 4ft=4a1+53 4fu=4a2+53 4fv=4a3+53 4fw=4a4+53 ' +
  '4fx=4a5+53 4g0=w 4he=1o 4hj=2g 4ht=30 4hu=4hp 4i4=13 4id=23 4ie=25 4ig=q0 4ip=4ho 4iz=53 ' +
  '4j0=1m 4j1=17 4j4=py 4l1=1b 4o3=4o2 4on=2t0 4oo=2t1 4op=2t2 4oq=2t3 4p2=lm 4p7=2tk 4pf=lm ' +
  '4pg=2sv 4ph=2u2 4pl=2tr 4pm=2u3 4qr=1m 4qx=1m 4t1=4s5 4uu=4t8 4vn=53+4vl 4vq=53+4vo ' +
  '4vt=53+4vs 4w2=53+4w0 4w6=53+43m 4w7=43m+53 4w8=53+43n 4w9=43n+53 4wa=53+43o 4wb=43o+53 ' +
  '4wc=53+43p 4wd=43p+53 4we=53+477 4wf=53+47a 4wg=53+47b 4wh=53+47c 4wi=53+47d 4wj=53+47f ' +
  '4wr=4xh 4ws=4wv+3z2 4wt=3z2+4wv 4ww=477+53 4wz=47y+53 4x0=486+53 4x1=48b+53 4x4=492+53 ' +
  '4x6=49j+53 4x9=v4+53 4xc=4c4+53 4xe=4d7+53 53k=526 53l=52p 58g=56t 58w=56t 59l=59k+59k ' +
  '59n=59m+59k 59w=1cr 59z=mg 5ea=5cd 5eb=5ch 5eg=5d4 5ek=5e8 5en=5em+5em 5ks=5kr+5kr ' +
  '5mn=5mm+5mm 5ow=le 5oy=lg 5oz=13+13 5p1=mj 5p4=mm 5p5=ml 5p6=lq 5p8=mh 5p9=mb 5pa=mc 5pp=ly ' +
  '5qc=2r 5qg=gs 5qj=8o 5ql=i5 5qn=33 5qo=gk 5qp=33 5qs=d9+33 5r0=39 5r4=3a 5r5=3b 5r6=3e ' +
  '5r8=bs 5ra=36 5rb=i4 5rc=qo 5rd=5qw 5rf=u3 5t7=39+2t 5ta=2u+ms 5tb=36+32+ms 5tc=32+ms ' +
  '5te=36+ms 5tf=hq+ms 5tg=37+ms 5th=38+ms 5ti=3e+ms 5tn=2x+mt 5to=2x+mt 5tp=34+mt 5tq=39+mt ' +
  '5tr=i2+mt 5tv=2v 5u4=3d 5u8=gb 5wu=92k 61p=2u 64f=3d 6c0=19 6c2=19 6c3=19 6c4=9oc 6c5=9oc ' +
  '6c6=30+30 6c8=13 6c9=13 6ca=18 6cb=13 6cc=13+13 6cd=13+13 6cf=13+13 6ci=53 6cn=53 6co=w ' +
  '6cp=w 6cw=56+1b+6f4+6f4 6cx=56+1b+6f4+6f4+6f4 6cy=13 6d1=13 6d5=1o 6d6=1q 6dd=1b 6df=19 ' +
  '6dg=1b 6dq=16 6du=56+1b+6f4 6dv=3i 6e2=1m 6e5=8yf 6e6=8xu 6g1=1v+6i3 6g4=4j 6g5=36+32+mw ' +
  '6g9=2f+mt 6gb=2s+mt+mp 6gc=x3m 6gd=23+mt 6ge=2c+6i3 6gm=30+38 6gt=11w 6hn=1cr 6iw=tp 6jr=c1 ' +
  '6jt=hr 6jy=2t 6kh=wko 6ki=wl2 6kj=20hs 6mb=au 6mc=gk 6mp=4i7 6mt=4iw 6np=6nm 6nu=2q6m ' +
  '6ny=4ii 6nz=4i8 6ps=8rz 6pv=b2 6py=pg 6q7=ps 6q9=bt 6qa=19 6qc=17+lj 6qd=1b 6qe=2k 6qf=16 ' +
  '6qg=4w 6qh=53 6qm=33+33 6qr=30 6qt=30+30 6qw=3a 6qx=11k 6qy=2d 6qz=hv 6ra=1m 6rc=19+lj ' +
  '6rg=3i 6s0=1p+lj 6s1=1p+mb+lj 6s7=1p+lm 6s9=1p+le 6sa=1p+li 6se=1p+ob 6sj=6sh 6sq=1o+1o ' +
  '6sr=1q+1q 6te=40l 6tf=40g 6tx=1f3c 6ty=27+mt 6u1=ig 6u5=27+mt 6uc=2c 6ud=wk5 6v4=6qv 6v5=3a ' +
  '6v6=11k 6v7=2d 6v8=4ik 6v9=53 6vc=4im 6vq=1o+53 6vr=53+1q 6vs=1o+1o+1o 6vt=1q+1q+1q 6we=8yf ' +
  '6wf=53+53+53 6wk=x3n 6wv=1x 6ww=6px 6xx=6xw 6yp=9j0 6zd=pg+mq 6ze=4ik+mq 6zg=4w+mq 6zj=6u3 ' +
  '6zl=2c+lk 6zm=6pz+lk 6zn=6va+lk 6zo=4w+lk 6zp=17t 6zs=3i+lk 6zt=3zp 6zv=6pz+ms 6zw=27+mt ' +
  '703=2x 704=34 705=qx 706=2p+mq 707=x3n+mq 708=2x+mq 709=qx+mq 70a=2p 70f=4hp 718=ffs 71b=ffs ' +
  '71e=ffs 71h=ffs 71m=ffs 71q=ffs 729=6z9 72a=6z2 72b=6yz 72e=6zx 73c=6f5+6f4 73w=73v 73x=30 ' +
  '73y=7jy 762=2k+2k 7b4=9oc 7b5=9oc 7b7=7b6 7bj=7bg 7c3=7bw 7e9=1b 7eb=2g 7ew=6q6 7f4=7f0 ' +
  '7f8=jt 7fb=7fa 7fh=7fc 7fk=6q6 7g1=739 7g3=pg 7g7=6ur 7g8=7g6 7ga=7g6 7gd=1f3w 7gh=6uq ' +
  '7gn=4ik 7gq=4ik 7gr=4w 7gu=6ym 7hc=6xe 7hi=4w 7ih=ig 7io=7fl 7j9=1ggu 7jk=8ty 7js=70o ' +
  '7ke=6rz 7ky=4ik 7l5=2jx4+2jxh 7l6=2jx4+2jxh+2jxq 7n0=1v4 7s8=14 7s9=15 7se=1o 7sf=1q 7si=14 ' +
  '7sj=15 7sk=3f 7sl=3h 7th=17 7ti=19 7tj=6v 7uq=wk5 7uw=2k+40l 7ux=40g+1b 7uz=1b 7v1=2k 7vd=2c ' +
  '7vs=7sc 7vt=7sd 84r=3c 84s=3c 86b=4i8+4ii 86d=6o3+6o2 86m=4i8+6o2 86n=6o3+4ii 87t=8xu ' +
  '88g=6yx 88u=6ym 890=9j0 891=6yq 893=6yj 89i=1f40 89l=87u 8ac=1m+6mq 8ad=2k 8ae=1b+lg 8ag=1b ' +
  '8ah=2k 8ao=ig 8ap=1f3c 8aq=6tz 8ar=6tp 8as=6tq 8at=6tv 8au=6tw 8bh=4im 8bk=1q+1q 8bl=4ii ' +
  '8bm=17+lm 8bn=17+le 8bo=17+lf 8bp=17+mb 8bq=17+mo 8br=17+6f6 8bt=19+lv 8bu=19+mb 8bz=3c ' +
  '8c0=3c+lj 8cd=6xl 8ce=8bj 8cf=6q8 8dm=3i+lj 8dq=1p+6i8 8f9=1q+1o 8fe=4b9 8ff=4b6 8gn=40g+40l ' +
  '8hn=1b+1b+1b 8hp=1b+1b 8oc=6n2 8od=6n3 8oe=6n4 8of=6n5 8rr=20+mh 8rt=23+mh 8sk=pf 8sl=36 ' +
  '8sm=pg 8so=x3m 8sp=x3n 8su=20 8sy=30 8t0=23 8t1=8o 8t2=qj 8t4=25 8t6=26 8ta=27 8tb=33 8tc=ps ' +
  '8te=28 8tf=34 8tg=1v 8th=2r 8ti=2c 8tk=2h 8tm=py 8tn=hk 8to=2g 8tp=qv 8tq=q0 8tt=qx ' +
  '8tw=1o+53 8u2=19 8u4=tk 8u5=ug 8ue=1b 8ui=1l 8uk=1f 8ul=f1 8uo=24 8up=in 8uq=1i 8v0=rw ' +
  '8v8=rb 8vd=7jb 8vt=2k+2k 8xd=27+mt 8xj=g5 8xk=2e 8xl=1x 8xm=b2 8xt=27+mw 8y0=53+53+53 8y1=bt ' +
  '8y7=30 8y9=x 8yc=27 8yd=29 8yh=ig 8yl=2g 8yo=pg 8yr=4j3 92g=5wf 92i=lm 92l=o8 92n=of 92u=o3 ' +
  '92v=o4 93u=19+lk 93y=3i+lj 93z=3i+mb 946=40l 947=40g 948=14+14 949=15+15 94a=6r9 94b=6r8 ' +
  '94c=6rb 94e=17j 94g=4w 94h=53 94i=170 94l=17f 94p=61r 94t=8xu 94v=52 94w=1p 96q=fh7 96r=fh6 ' +
  '96t=fjv 96x=g76 96z=aim 972=g1s 973=i77 974=i76 976=ik3 977=inu 978=itt 97a=ix0 97b=b96 ' +
  '97c=jf0 97d=jzp 97f=k4h 97i=l8a 97k=lch 97l=ldh 97m=ldm 97n=m7g 97o=mjv 97q=ffw 97s=mnh ' +
  '97v=p5e 97x=ny3 97z=oop 981=p5f 982=p5e 989=paa 98a=pds 98e=prt 98f=prt 98g=prt 98h=qj2 ' +
  '98i=qxw 98j=r5s 98k=r5r 98l=r7l 98o=rkw 98p=rvh 98r=sbq 98s=sdy 98t=sdy 98v=tnh 98w=tc5 ' +
  '98x=tiv 98y=tiw 98z=tj3 990=tm0 992=tnh 994=tw2 995=u06 996=u45 997=u6m 998=u72 999=u73 ' +
  '99b=u74 99c=uar 99e=ui4 99g=unw 99h=uws 99k=vc6 99l=vd0 99n=k21 99o=vgw 99p=l7z 99q=vi7 ' +
  '99r=o9o 99s=vix 99u=fi8 9he=kz 9hf=13+13 9hj=27 9hk=7sc 9hl=7sd 9hu=6go 9hw=14 9hx=15 ' +
  '9i2=7vq 9i3=7vr 9ik=ll 9il=md 9ir=1b 9jj=7sc 9lm=lm 9ls=1p 9lw=fjv 9m0=ijp 9m3=gbf 9mn=hlh ' +
  '9mw=ggs 9mz=fik 9n2=1b 9n3=g2z 9nc=9ko 9nx=gkj 9ob=53 9u8=9oc 9u9=ffs 9ub=1b 9uc=2k 9ue=fh7 ' +
  '9ui=fid 9uj=7sc 9un=fh6 9uo=fh5 beb=app dcr=ako dgg=bp7 feo=9oc fg6=2k fgf=1b fsy=fp1 ' +
  'fuk=ftw gv3=gur h5j=gkj hgr=hgh hkb=h7j hkv=hij hz4=hwv ilu=ild imo=bp6 jeg=jee jrd=bi9 ' +
  'k83=cov k89=k7u kc6=bmi kdi=dhf kjj=kfi kx5=bs3 kyv=kv1 lzt=lu0 nrj=npw os6=or9 peu=kcs ' +
  'pfu=kcw pg0=kcv ph2=bp1 phd=kcz pif=kd4 pj5=ph8 plz=kdf qbj=q6l qip=qif ra6=dyu rct=ram ' +
  'rkf=rk6 rqb=rq4 rye=ry7 s1m=s11 s63=s5z s9z=s8v sm6=slq t66=t65 trs=trr v9f=v9e vde=vdd ' +
  'vk3=cop wic=w5p wik=vr4 wim=vnu wiv=wgo wiw=vua wj0=vo0 wj4=wci wje=wcf wji=w4x wjj=w2h ' +
  'wjk=wbv wjm=wc5 wk0=1u wk1=28 wk2=2s wk3=1w wk4=2c wk6=1z wk7=23 wk9=22 wka=1v wkb=au wkc=2i ' +
  'wkd=1y wke=6k2 wkf=25 wkg=26 wkh=24 wki=2b wkj=2a wkl=g5 wkm=2e wkn=20 wkq=2f wkr=2g wks=2h ' +
  'wkt=4f4 wku=1t wkv=8rz wkw=1x wkx=b2 wky=30 wkz=27 wl0=2d wl1=11k wl3=4bl wl4=1a wl5=18 ' +
  'wl6=1a+1a wl7=1a+18 wl9=1m wla=19+1a wlb=1p wsu=1a wuc=1e wud=bs wuf=2x wul=qx wuo=tm+30 ' +
  'wup=jt+2q+2x wvc=ig wvj=6i1 wvw=li wvy=jr wwl=2w+lw wwo=27+27 wwp=33+33 wwq=1f3c wwx=t4 ' +
  'wxc=4hl wxd=8s5 wy5=ip wy6=g5 wyj=ps wyn=2e wyz=1r wz3=1e wz4=le wz5=lg wz8=wz7+wz7 x04=kr ' +
  'x06=kq x0o=2c+1f x0p=38+f1 x0x=37 x0y=1t+1t x0z=2p+2p x10=1t+27 x11=2p+33 x12=1t+2d ' +
  'x13=2p+39 x14=1t+2e x15=2p+3a x16=1t+2e x17=2p+3a x18=1t+2h x19=2p+3d x1c=23+mt x1m=27+mt ' +
  'x1n=33+mt x1q=27+27 x1r=33+33 x22=1e x29=3b+me x2i=1f x2j=f1 x2m=1l x2v=38+2u x2w=12 x2y=x2x ' +
  'x3d=1m x3g=13 x3j=53 x3p=x0n x3s=1y x3t=2u x3u=1fde x3v=1fei x3x=ii x3y=wkk x3z=39 x4b=1f ' +
  'x4h=wk5 x4i=22 x4j=2g x4k=1u x4l=67 x4m=wuk x4n=qx x6f=9oc x80=1us xgg=3cz+3d2 xgh=3cz+3d3 ' +
  'xgi=3cz+3d5 xgj=3cz+3d8 xgk=3d1+3cw xgl=3d1+3cw+3cw xgm=3d1+3cz xgn=3d1+3cz+3cz xgo=3d1+3d2 ' +
  'xgp=3d1+3d3 xgq=3d1+3d3+3d3 xgr=3d1+3d3+3d7 xgs=3d1+3d5 xgt=3d1+3d8 xgu=3d1+3db xgv=3d2+3cw ' +
  'xgw=3d2+3cz xgx=3d2+3d5 xgy=3d3+3d5+3dc xgz=3d3+3db xh0=3d3+3de xh1=3d5+3d5+3d3 xh2=3d7+3d1 ' +
  'xh3=3d7+3de xh4=3d8+3d8+3de xh5=3dc+3dc xh6=3dd+3de xh7=3de+3d5 xh8=3fd+3fd xhu=8qn xib=xi5 ' +
  'xja=xjk xjj=19e xn7=xkx xna=xlv xte=2t xth=2u xtp=33 xtq=33+mw xtr=gk+mw xtt=d9+33+mw ' +
  'xtu=d9+33+mt xtz=36 xu0=36 xu5=hv xu6=39 xua=39 xub=qv xud=qv xui=3d xuo=ux xuq=gk+2t ' +
  'xur=39+33 xv4=5qd xv5=hs xv6=5qz xv8=33+m3 xv9=2x xve=5q8 xvf=5qi xvg=5qf xvi=g2 xvk=8s6 ' +
  'xvl=36 xvn=3b xvr=i5 xvv=ik xvy=33+mt xw0=gy xw3=3e xwb=x3n xwc=39+mt xwf=at xwi=hs xwp=3a ' +
  'xwq=37 xwu=in xwv=2r xwy=5qw xx2=8o xx7=33+mt 16ls=3ft+3fr 16lt=3ft+3ft+ffs 16lu=3fx+3fl ' +
  '16lv=3fx+3fl+ffs 16lw=3fx+3fp 16lx=3fy+3fr 16ly=3fy+ffs+ffs 16lz=3g2+3fl+ffs 16m0=3g2+3ft ' +
  '16m1=9oc+3fl 16m2=9oc+3fp 16m3=9oc+3fp+ffs 16m4=9oc+3ft 16m5=ffs+3fn+3ft 16m6=ffs+3fn+ffs ' +
  '16m7=ffs+3fr 16m8=ffs+3fr+ffs 16m9=ffs+3ft+ffs 16ma=ffs+3fx 16mb=ffs+3g2 16mc=ffs+ffs ' +
  '16md=3ha+3fl 16me=3ha+3fp+ffs 16mj=3cy+3d1 16mk=3cy+3da 16ml=3cz+3cz 16mm=3cz+3cz+3d3 ' +
  '16mn=3cz+3d3 16mo=3cz+3d5 16mp=3cz+3d5+3cw 16mq=3cz+3d8 16mr=3cz+3da 16ms=3cz+3dc ' +
  '16mt=3d1+3cw+3cw 16mu=3d1+3cw+3de 16mv=3d1+3d1+3db 16mw=3d1+3d2+3de 16mx=3d1+3d3+3cz ' +
  '16my=3d1+3d3+3dd 16mz=3d1+3f0 16n0=3d1+3fd+3de 16n1=3d1+3d7 16n2=3d2+3cy 16n3=3d2+3cy+3cy ' +
  '16n4=3d2+3d2 16n5=3d2+3d3+3d5 16n6=3d2+3d8 16n7=3d3+3cz 16n8=3d3+3d1+3dd 16n9=3d3+3d2 ' +
  '16na=3d3+3d3 16nb=3d3+3d5+3cz 16nc=3d3+3d8 16nd=3d3+3da 16ne=3d5+3d2 16nf=3d5+3d3+3d7 ' +
  '16ng=3d5+3d5+3cw 16nh=3d5+3d5+3cz 16ni=3d5+3eo 16nj=3d5+3d8 16nk=3d5+3da 16nl=3d5+3dc ' +
  '16nm=3d1+3de 16nn=3eo+3d3 16no=3eo+3d3+3d7 16np=3f0+3d2 16nq=3f0+3de 16nr=3d8+3d3 ' +
  '16ns=3d8+3d3+3d3 16nt=3d8+3d8 16nu=3dd+3d5 16nv=3dd+3dc 1e0u=14 1e0v=15 1erl=53 1evi=26+lm ' +
  '1evq=2g+mt 1evr=2e+mt 1evs=30+mt+30+mt+2b+mt 1evt=30+mt+30+mt 1ew0=8vc 1f2a=1u 1f2d=pg ' +
  '1f2e=1x 1f2f=1y 1f2i=30 1f2l=g5 1f2o=2g 1f2q=27 1f2s=4ik 1f2t=28 1f2u=2b 1f2v=2c 1f2z=17 ' +
  '1f34=1t 1f35=1u 1f36=1v 1f37=pg 1f39=1y 1f3f=27 1f3h=rc 1f3k=25 1f3l=2c 1f3m=2h 1f3n=py ' +
  '1f3o=2g 1f3p=q0 1f3q=q1 1f3s=8xs 1f4f=20 1f4x=17z 1f50=18o 1f54=187 1f5e=185 1f5h=2i 1f5t=1u ' +
  '1f5u=1v 1f61=30 1f69=25 1f6a=rc 1f6d=2c 1f6f=2g 1f6i=1k 1f6n=16 1f6o=30 1f6q=2g 1fbl=1f9e ' +
  '1fbn=1f9v 1fcx=b4 1fd0=27 1fdd=wl2 1fdh=1v 1fdn=24 1fdr=8s0 1fds=2b 1fdv=au 1fdx=t4 1fe1=x3n ' +
  '1fe2=ii 1fe4=33 1fel=2r 1fen=hj 1feq=gu 1fer=in 1few=37 1fez=gk 1ff1=5qm 1fhc=1fgm 1fhs=g5 ' +
  '1fhw=2a 1fi4=xv 1fia=27 1fib=ig 1fic=66 1fil=sr 1fim=2d 1fio=4iu 1fip=q0 1fiq=1j 1fiw=i4 ' +
  '1fiz=qj 1fje=33 1fjf=wvd 1fjq=39 1fjt=qw 1fkj=26 1fkm=27 1fko=23 1fks=1v 1fkt=2e 1fl1=1y ' +
  '1fl2=24 1fl3=2g 1gl6=mb 1gls=1a 1glz=1gly+1gly 1h4q=1h2d 1h4s=1h1e 1hvf=1v4 1i2v=1v4 1i2y=mb ' +
  '1i2z=1tm 1i3f=xdo 1i3g=xdn 1i3i=6rs 1ibk=lm 1ij7=1ik4+1iki+1ij6 1ijd=1ik4+1iki+1ijc ' +
  '1ijo=1ik4+1iki+1ijn 1iju=1ik4+1iki+1ijt 1ijx=1ik4+1iki+1ijw 1ijz=1ik4+1iki+1ijy ' +
  '1iks=1ikr+1ikr 1imq=1w8 1ims=1wa 1imu=1wc 1imw=1we 1imx=1wf 1imz=1wh 1in1=1wy 1in2=1wk ' +
  '1in3=1wl 1in4=1wm 1in5=1wn 1in6=1wo 1in7=1wq 1inb=1wu 1inc=1wv 1ind=1ws 1ine=1wj 1inf=1ww ' +
  '1inh=1x3 1ini=1x4 1ink=1xa 1inl=1xb 1int=1xj 1inx=1xz 1inz=li+lj 1io1=1vn 1io2=1xp 1io3=mb ' +
  '1io4=1x9 1io5=3b+lj 1iog=27 1ioh=1yf 1ioi=1yg 1iom=1yk 1ivs=1ite 1ivt=1ite 1ivu=1itf ' +
  '1ivv=1itg 1ivw=1iuq 1ivx=1iur 1iyq=1iyp+1iyp 1j40=36+32 1j46=3a 1j4a=3b 1j4e=3b 1j4f=3b ' +
  '1jfk=2e 1jfm=1y 1jfn=24 1jfo=2h 1jfq=1x 1jfs=6pz 1jft=2i 1jfw=1l 1jfy=1x 1jfz=1g 1jg2=24 ' +
  '1jg5=27 1jg7=4ik 1jg8=2d 1jgb=1h 1jgc=2c 1jgg=3a 1jgh=37 1jgi=1y 1jgj=2x 1jgk=3e 1jgm=1j ' +
  '1jgo=33 1jgq=1f 1jgs=1l 1jgu=x3n 1jh1=1i 1jh2=1l 1jh3=33 1jh4=39 1jh8=3d 1jhc=27 1jhf=36+32 ' +
  '1jhg=19l 1jhh=2i 1jhi=2f 1jhl=1v 1jho=2g 1jhr=2f 1jhu=1v 1jvq=1jvp+1jvz 1jvr=1jvp+1jw0 ' +
  '1jvs=1jvp+1jvp 1jvt=1jvp+1jvp+1jvz 1jvu=1jvp+1jvp+1jw0 1jvw=1jvv+1jvz 1jvx=1jvv+1jvv ' +
  '1jvy=1jvv+1jvv+1jvz 1jw4=1jw3+1jvz 1jw5=1jw3+1jw0 1jw6=1jw3+1jw3 1jw7=1jw3+1jw3+1jvz ' +
  '1jw8=1jw3+1jw3+1jw0 1k5e=1k5d+1k5d 1k8i=1k8a 1kxk=1fa2 1omx=1ggu 20hz=pf 20i0=2e 20i2=2c ' +
  '20ie=24 20ii=pg 20ik=wuw 20iu=wl2 20iw=30 20j1=b4 20j9=2a 20je=2b 20jf=1f 20jh=g5 20jj=1q ' +
  '20jk=1t 20jm=2d 20jn=2h 20k1=13 20k2=13 2jv8=3f 2jxp=1a 2k1u=zi 2k1y=1f 2k23=t4 2k25=2e ' +
  '2k27=2k 2k2a=1j 2k2b=1y 2k2c=1f3w 2k2d=wl2 2k2e=2a 2k2f=8rz 2k2i=27+mt 2k2j=6kk 2k2k=wk5 ' +
  '2k2p=b4 2k2q=v4 2k2y=24 2k2z=wl2 2k34=x6j 2k3a=1o 2k3b=1q 2k3c=6tr 2k3d=6ts 2k3e=1b 2k3f=2k ' +
  '2k3j=4i3 2k3p=11k 2ojr=30 2ojs=6qo 2ojt=19f 2ojv=1k 2ojw=6pu 2ojx=6pu+mt 2q6n=10+6hs ' +
  '2q99=a84+9+6hp 2q9a=1v+6hs 2qky=7jx 2ql4=7jy 2ql5=7jx 2rcw=29+1x 2rcx=wuw 2rcy=pg 2rd0=1f3w ' +
  '2rd3=1t+2a 2rd4=2e+5wk 2rd6=7jd 2rdg=27+mt 2re0=1f3c 2rei=89r 2rf0=1v 2rf8=4ik 2rf9=6u9 ' +
  '2rfg=37+37+37 2rfi=6rz 2rfs=2c 2rfv=25+1u 2rfw=2e+1u 2rg1=6u8 2zfs=7sc ';
